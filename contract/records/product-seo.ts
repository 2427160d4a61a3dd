import { defineRecord } from './definition.ts'

/**
 * What search engines are told of a product. Texts may contain placeholders such as `{!Record.Name}`; one that is left
 * out is that of all products.
 */
export const productSeo = defineRecord({
  name: 'ProductSeo__c',
  label: 'Product SEO',
  labelPlural: 'Product SEO',
  keyPrefix: 'a0S',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['Product__c']],
  fields: {
    Product__c: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product__r',
        childRelationshipName: 'ProductSeo__r',
        isDeletedWithParent: true,
      },
    },
    Title__c: { label: 'Title', type: 'string', writable: 'always', length: 255 },
    Description__c: { label: 'Description', type: 'string', writable: 'always', length: 1000 },
    IsIndexed__c: { label: 'Found by Search Engines', type: 'boolean', writable: 'always', default: true },
  },
})
