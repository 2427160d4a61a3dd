import { defineRecord } from './definition.ts'

/** A product that an entitlement policy opens. */
export const commerceEntitlementProduct = defineRecord({
  name: 'CommerceEntitlementProduct',
  label: 'Commerce Entitlement Product',
  labelPlural: 'Commerce Entitlement Products',
  keyPrefix: '7Ep',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['PolicyId', 'ProductId']],
  fields: {
    PolicyId: {
      label: 'Policy ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'CommerceEntitlementPolicy',
        relationshipName: 'Policy',
        childRelationshipName: 'CommerceEntitlementProducts',
        isDeletedWithParent: true,
      },
    },
    ProductId: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product',
        childRelationshipName: 'CommerceEntitlementProducts',
        isDeletedWithParent: true,
      },
    },
  },
})
