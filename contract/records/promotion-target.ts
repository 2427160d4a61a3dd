import { defineRecord } from './definition.ts'

/** A product or category that a promotion is for. Without any it is for all products. */
export const promotionTarget = defineRecord({
  name: 'PromotionTarget',
  label: 'Promotion Target',
  labelPlural: 'Promotion Targets',
  keyPrefix: '2Pt',
  subject: 'marketing',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['PromotionId', 'TargetId']],
  fields: {
    PromotionId: {
      label: 'Promotion ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Promotion',
        relationshipName: 'Promotion',
        childRelationshipName: 'PromotionTargets',
        isDeletedWithParent: true,
      },
    },
    TargetType: {
      label: 'Target Type',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: ['Product', 'ProductCategory'],
    },
    TargetId: { label: 'Target ID', type: 'string', writable: 'on-create', length: 18, isRequired: true },
  },
})
