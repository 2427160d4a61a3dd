import { defineRecord } from './definition.ts'

/** What makes a product a variation: its parent, and a value for each attribute of the set of that parent, as JSON. */
export const productAttribute = defineRecord({
  name: 'ProductAttribute',
  label: 'Product Attribute',
  labelPlural: 'Product Attributes',
  keyPrefix: '0iU',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
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
        childRelationshipName: 'ProductAttributes',
        isDeletedWithParent: true,
      },
    },
    VariantParentId: {
      label: 'Variation Parent ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'VariantParent',
        childRelationshipName: 'ProductVariantAttributes',
      },
    },
    Values__c: { label: 'Values', type: 'textarea', writable: 'always', length: 32_000, isRequired: true },
  },
})
