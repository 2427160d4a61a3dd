import { defineRecord } from './definition.ts'

/**
 * What of an order goes to one address. It has the id of the delivery group of the cart. While nothing of it was sent, staff
 * may change where it goes, but not to another country or state, which decide about the tax.
 */
export const orderDeliveryGroupSummary = defineRecord({
  name: 'OrderDeliveryGroupSummary',
  label: 'Order Delivery Group Summary',
  labelPlural: 'Order Delivery Group Summaries',
  keyPrefix: '0a7',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'staff',
  deletedBy: 'nobody',
  fields: {
    OrderSummaryId: {
      label: 'Order Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderSummary',
        relationshipName: 'OrderSummary',
        childRelationshipName: 'OrderDeliveryGroupSummaries',
        isDeletedWithParent: true,
      },
    },
    OrderDeliveryMethodId: {
      label: 'Order Delivery Method ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'OrderDeliveryMethod', relationshipName: 'OrderDeliveryMethod' },
    },
    DeliverToName: { label: 'Deliver To Name', type: 'string', writable: 'always', length: 255 },
    DeliverToStreet: { label: 'Deliver To Street', type: 'textarea', writable: 'always', length: 255 },
    DeliverToCity: { label: 'Deliver To City', type: 'string', writable: 'always', length: 255 },
    DeliverToState: { label: 'Deliver To State', type: 'string', writable: 'never', length: 255 },
    DeliverToPostalCode: { label: 'Deliver To Postal Code', type: 'string', writable: 'always', length: 20 },
    DeliverToCountry: { label: 'Deliver To Country', type: 'string', writable: 'never', length: 255 },
    ShippingInstructions__c: { label: 'Shipping Instructions', type: 'textarea', writable: 'always', length: 2000 },
    DesiredDeliveryDate: { label: 'Desired Delivery Date', type: 'datetime', writable: 'never' },
    EarliestArrival__c: { label: 'Earliest Arrival', type: 'datetime', writable: 'never', isDay: true },
    LatestArrival__c: { label: 'Latest Arrival', type: 'datetime', writable: 'never', isDay: true },
    TotalAdjustedDeliveryAmount: {
      label: 'Adjusted Shipping',
      type: 'currency',
      writable: 'never',
      precision: 18,
      scale: 6,
      isRequired: true,
    },
  },
})
