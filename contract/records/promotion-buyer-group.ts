import { defineRecord } from './definition.ts'

/** A buyer group that gets a promotion. Without any it is for everyone. */
export const promotionBuyerGroup = defineRecord({
  name: 'PromotionBuyerGroup__c',
  label: 'Promotion Buyer Group',
  labelPlural: 'Promotion Buyer Groups',
  keyPrefix: 'a04',
  subject: 'marketing',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['PromotionId__c', 'BuyerGroupId__c']],
  fields: {
    PromotionId__c: {
      label: 'Promotion ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Promotion',
        relationshipName: 'Promotion__r',
        childRelationshipName: 'PromotionBuyerGroups__r',
        isDeletedWithParent: true,
      },
    },
    BuyerGroupId__c: {
      label: 'Buyer Group ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'BuyerGroup',
        relationshipName: 'BuyerGroup__r',
        childRelationshipName: 'PromotionBuyerGroups__r',
      },
    },
  },
})
