import { defineRecord } from './definition.ts'

/** Stock that is expected at a location on a day (in UTC). It is booked in by changing the stock level. */
export const expectedArrival = defineRecord({
  name: 'ExpectedArrival__c',
  label: 'Expected Arrival',
  labelPlural: 'Expected Arrivals',
  keyPrefix: 'a0E',
  subject: 'stock',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Product__c: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product__r',
        childRelationshipName: 'ExpectedArrivals__r',
        isDeletedWithParent: true,
      },
    },
    Location__c: {
      label: 'Location ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: { to: 'Location', relationshipName: 'Location__r', childRelationshipName: 'ExpectedArrivals__r' },
    },
    ExpectedDate__c: { label: 'Expected Date', type: 'datetime', isDay: true, writable: 'always', isRequired: true },
    Quantity__c: {
      label: 'Quantity',
      type: 'double',
      writable: 'always',
      precision: 12,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
  },
})
