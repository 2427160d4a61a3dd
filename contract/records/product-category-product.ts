import { defineRecord } from './definition.ts'

/** A product in a category; one of the categories of each product is the primary one. */
export const productCategoryProduct = defineRecord({
  name: 'ProductCategoryProduct',
  label: 'Category Product',
  labelPlural: 'Category Products',
  keyPrefix: '0ZR',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['ProductCategoryId', 'ProductId']],
  fields: {
    ProductCategoryId: {
      label: 'Category ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'ProductCategory',
        relationshipName: 'ProductCategory',
        childRelationshipName: 'ProductCategoryProducts',
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
        childRelationshipName: 'ProductCategoryProducts',
        isDeletedWithParent: true,
      },
    },
    IsPrimaryCategory: { label: 'Primary Category', type: 'boolean', writable: 'always', default: false },
  },
})
