import { defineRecord } from './definition.ts'

/** A product or category of which something has to be bought for a promotion. Without any it is what the promotion is for. */
export const promotionQualifier = defineRecord({
  name: 'PromotionQualifier',
  label: 'Promotion Qualifier',
  labelPlural: 'Promotion Qualifiers',
  keyPrefix: '0kU',
  subject: 'marketing',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['PromotionId', 'QualifierId']],
  fields: {
    PromotionId: {
      label: 'Promotion ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Promotion',
        relationshipName: 'Promotion',
        childRelationshipName: 'PromotionQualifiers',
        isDeletedWithParent: true,
      },
    },
    QualifierType: {
      label: 'Qualifier Type',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: ['Product', 'ProductCategory'],
    },
    QualifierId: { label: 'Qualifier ID', type: 'string', writable: 'on-create', length: 18, isRequired: true },
  },
})
