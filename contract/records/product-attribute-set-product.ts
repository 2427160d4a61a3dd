import { defineRecord } from './definition.ts'

/** The attribute set of a variation parent, which has at most one. */
export const productAttributeSetProduct = defineRecord({
  name: 'ProductAttributeSetProduct',
  label: 'Product Attribute Set Product',
  labelPlural: 'Product Attribute Set Products',
  keyPrefix: '0iZ',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  fields: {
    ProductAttributeSetId: {
      label: 'Product Attribute Set ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'ProductAttributeSet',
        relationshipName: 'ProductAttributeSet',
        childRelationshipName: 'ProductAttributeSetProducts',
      },
    },
    ProductId: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      isUnique: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product',
        childRelationshipName: 'ProductAttributeSetProducts',
        isDeletedWithParent: true,
      },
    },
  },
})
