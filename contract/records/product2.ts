import { defineRecord } from './definition.ts'

/**
 * A product. Its part number, which other systems know it by, is required in this shop. `Type` Base is a parent of
 * variations; a product becomes a variation by its `ProductAttribute`. `Attributes__c` has the values by which buyers
 * compare it, as JSON. `Gtin__c` is the number of its barcode (EAN, UPC), which is stored without blanks and hyphens. A retired product keeps its page, which leads to its `Successor` (`ProductRelation__c`), and is not
 * sold, listed or found any more.
 */
export const product2 = defineRecord({
  name: 'Product2',
  label: 'Product',
  labelPlural: 'Products',
  keyPrefix: '01t',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Product Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    StockKeepingUnit: {
      label: 'Product SKU',
      type: 'string',
      writable: 'always',
      length: 180,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    ProductCode: { label: 'Product Code', type: 'string', writable: 'always', length: 255 },
    Gtin__c: { label: 'GTIN', type: 'string', writable: 'always', length: 18 },
    UrlName__c: { label: 'URL Name', type: 'string', writable: 'always', isDefaultedByShop: true, length: 80 },
    Description: { label: 'Product Description', type: 'textarea', writable: 'always', length: 32_000 },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: false },
    IsArchived: { label: 'Archived', type: 'boolean', writable: 'never' },
    IsRetired__c: { label: 'Retired', type: 'boolean', writable: 'always', default: false },
    ProductClass: {
      label: 'Product Class',
      type: 'picklist',
      writable: 'on-create',
      isDefaultedByShop: true,
      values: ['Simple', 'VariationParent', 'Variation', 'Set', 'Bundle'],
    },
    Type: { label: 'Type', type: 'picklist', writable: 'on-create', values: ['Base'] },
    Family: { label: 'Product Family', type: 'string', writable: 'always', length: 255 },
    QuantityUnitOfMeasure: { label: 'Quantity Unit Of Measure', type: 'string', writable: 'always', length: 40 },
    Brand__c: { label: 'Brand', type: 'string', writable: 'always', length: 255 },
    PackText__c: { label: 'Pack', type: 'string', writable: 'always', length: 255 },
    IsQuoteOnly__c: { label: 'Quote Only', type: 'boolean', writable: 'always', default: false },
    TaxTreatment__c: {
      label: 'Tax Treatment',
      type: 'string',
      writable: 'always',
      length: 255,
      isRequired: true,
      default: 'standard',
    },
    Purpose__c: { label: 'Purpose', type: 'picklist', writable: 'always', values: ['GiftWrap'] },
    Attributes__c: { label: 'Attributes', type: 'textarea', writable: 'always', length: 32_000 },
  },
})
