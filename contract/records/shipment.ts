import { defineRecord } from './definition.ts'

/** A fulfillment order that has left the shop. */
export const shipment = defineRecord({
  name: 'Shipment',
  label: 'Shipment',
  labelPlural: 'Shipments',
  keyPrefix: '0OB',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    ShipmentNumber: { label: 'Shipment Number', type: 'string', writable: 'never', length: 80, isRequired: true },
    OrderSummaryId: {
      label: 'Order Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderSummary',
        relationshipName: 'OrderSummary',
        childRelationshipName: 'Shipments',
        isDeletedWithParent: true,
      },
    },
    FulfillmentOrderId: {
      label: 'Fulfillment Order ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'FulfillmentOrder',
        relationshipName: 'FulfillmentOrder',
        childRelationshipName: 'Shipments',
        isDeletedWithParent: true,
      },
    },
    Provider: { label: 'Provider', type: 'string', writable: 'never', length: 255, isRequired: true },
    TrackingNumber: { label: 'Tracking Number', type: 'string', writable: 'never', length: 255 },
    TrackingUrl: { label: 'Tracking URL', type: 'textarea', writable: 'never', length: 2000 },
    ExpectedDeliveryDate: { label: 'Expected Delivery Date', type: 'datetime', writable: 'never' },
    ShipDate__c: { label: 'Ship Date', type: 'datetime', writable: 'never', isRequired: true },
    Status: { label: 'Status', type: 'picklist', writable: 'never', isRequired: true, values: ['Shipped'] },
  },
})
