import { defineRecord } from './definition.ts'

/** A buyer group that an entitlement policy is for. */
export const commerceEntitlementBuyerGroup = defineRecord({
  name: 'CommerceEntitlementBuyerGroup',
  label: 'Commerce Entitlement Buyer Group',
  labelPlural: 'Commerce Entitlement Buyer Groups',
  keyPrefix: '7Eb',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['PolicyId', 'BuyerGroupId']],
  fields: {
    PolicyId: {
      label: 'Policy ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'CommerceEntitlementPolicy',
        relationshipName: 'Policy',
        childRelationshipName: 'CommerceEntitlementBuyerGroups',
        isDeletedWithParent: true,
      },
    },
    BuyerGroupId: {
      label: 'Buyer Group ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'BuyerGroup',
        relationshipName: 'BuyerGroup',
        childRelationshipName: 'CommerceEntitlementBuyerGroups',
        isDeletedWithParent: true,
      },
    },
  },
})
