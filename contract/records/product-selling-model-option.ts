import { defineRecord } from './definition.ts'

/** A selling model of a product. The first one in their order is the default. */
export const productSellingModelOption = defineRecord({
  name: 'ProductSellingModelOption',
  label: 'Product Selling Model Option',
  labelPlural: 'Product Selling Model Options',
  keyPrefix: '0iO',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['Product2Id', 'ProductSellingModelId']],
  fields: {
    Product2Id: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product2',
        childRelationshipName: 'ProductSellingModelOptions',
        isDeletedWithParent: true,
      },
    },
    ProductSellingModelId: {
      label: 'Product Selling Model ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'ProductSellingModel',
        relationshipName: 'ProductSellingModel',
        childRelationshipName: 'ProductSellingModelOptions',
      },
    },
    SortOrder__c: { label: 'Sort Order', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
  },
})
