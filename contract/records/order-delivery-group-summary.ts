import { defineRecord } from './definition.ts'

/** What of an order goes to one address. It has the id of the delivery group of the cart. */
export const orderDeliveryGroupSummary = defineRecord({
  name: 'OrderDeliveryGroupSummary',
  label: 'Order Delivery Group Summary',
  labelPlural: 'Order Delivery Group Summaries',
  keyPrefix: '0a7',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
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
    DeliverToName: { label: 'Deliver To Name', type: 'string', writable: 'never', length: 255 },
    DeliverToStreet: { label: 'Deliver To Street', type: 'textarea', writable: 'never', length: 255 },
    DeliverToCity: { label: 'Deliver To City', type: 'string', writable: 'never', length: 255 },
    DeliverToState: { label: 'Deliver To State', type: 'string', writable: 'never', length: 255 },
    DeliverToPostalCode: { label: 'Deliver To Postal Code', type: 'string', writable: 'never', length: 20 },
    DeliverToCountry: { label: 'Deliver To Country', type: 'string', writable: 'never', length: 255 },
    DesiredDeliveryDate: { label: 'Desired Delivery Date', type: 'datetime', writable: 'never' },
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
