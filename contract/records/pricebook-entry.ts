import { defineRecord } from './definition.ts'

/** The price of a product in a price book, for one unit, in one currency. */
export const pricebookEntry = defineRecord({
  name: 'PricebookEntry',
  label: 'Price Book Entry',
  labelPlural: 'Price Book Entries',
  keyPrefix: '01u',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['Pricebook2Id', 'Product2Id', 'CurrencyIsoCode', 'ProductSellingModelId']],
  fields: {
    Pricebook2Id: {
      label: 'Price Book ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Pricebook2',
        relationshipName: 'Pricebook2',
        childRelationshipName: 'PricebookEntries',
        isDeletedWithParent: true,
      },
    },
    Product2Id: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product2',
        childRelationshipName: 'PricebookEntries',
        isDeletedWithParent: true,
      },
    },
    ProductSellingModelId: {
      label: 'Product Selling Model ID',
      type: 'reference',
      writable: 'on-create',
      reference: {
        to: 'ProductSellingModel',
        relationshipName: 'ProductSellingModel',
        childRelationshipName: 'PricebookEntries',
      },
    },
    CurrencyIsoCode: {
      label: 'Currency ISO Code',
      type: 'string',
      writable: 'on-create',
      length: 3,
      isRequired: true,
      isDefaultedByShop: true,
    },
    UnitPrice: {
      label: 'List Price',
      type: 'currency',
      writable: 'always',
      precision: 15,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: true, onlyValue: true },
    UseStandardPrice: {
      label: 'Use Standard Price',
      type: 'boolean',
      writable: 'always',
      default: false,
      onlyValue: false,
    },
  },
})
