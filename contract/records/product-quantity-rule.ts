import { defineRecord } from './definition.ts'

/** The purchase quantity rule of a product, which has at most one. */
export const productQuantityRule = defineRecord({
  name: 'ProductQuantityRule',
  label: 'Product Quantity Rule',
  labelPlural: 'Product Quantity Rules',
  keyPrefix: '0lL',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  fields: {
    ProductId: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      isUnique: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product',
        childRelationshipName: 'ProductQuantityRules',
        isDeletedWithParent: true,
      },
    },
    PurchaseQuantityRuleId: {
      label: 'Purchase Quantity Rule ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'PurchaseQuantityRule',
        relationshipName: 'PurchaseQuantityRule',
        childRelationshipName: 'ProductQuantityRules',
      },
    },
  },
})
