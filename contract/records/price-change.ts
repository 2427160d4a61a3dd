import { defineRecord } from './definition.ts'

/**
 * A price that a product gets in a price book when a day begins, in UTC. Until then it is changed or canceled; afterwards
 * it tells what became of it. Price breaks stay as they are.
 */
export const priceChange = defineRecord({
  name: 'PriceChange__c',
  label: 'Planned Price Change',
  labelPlural: 'Planned Price Changes',
  keyPrefix: 'a0P',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Pricebook__c: {
      label: 'Price Book ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Pricebook2',
        relationshipName: 'Pricebook__r',
        childRelationshipName: 'PriceChanges__r',
        isDeletedWithParent: true,
      },
    },
    Product__c: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product__r',
        childRelationshipName: 'PriceChanges__r',
        isDeletedWithParent: true,
      },
    },
    ProductSellingModel__c: {
      label: 'Product Selling Model ID',
      type: 'reference',
      writable: 'on-create',
      reference: {
        to: 'ProductSellingModel',
        relationshipName: 'ProductSellingModel__r',
        childRelationshipName: 'PriceChanges__r',
        isDeletedWithParent: true,
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
    EffectiveDate__c: { label: 'Effective Date', type: 'datetime', isDay: true, writable: 'always', isRequired: true },
    UnitPrice__c: {
      label: 'List Price',
      type: 'currency',
      writable: 'always',
      precision: 15,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
    Status__c: {
      label: 'Status',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Planned',
      values: ['Planned', 'Applied', 'Canceled', 'Failed'],
    },
    PreviousPrice__c: { label: 'Price Before', type: 'currency', writable: 'never', precision: 15, scale: 6 },
    AppliedDate__c: { label: 'Applied', type: 'datetime', writable: 'never' },
    FailureReason__c: { label: 'Failure Reason', type: 'string', writable: 'never', length: 500 },
  },
})
