import { defineRecord } from './definition.ts'

/**
 * What is to be sent together of one delivery of an order. The status Fulfilled ships it, with the carrier and tracking
 * number that are sent along; Cancelled takes all of it out.
 */
export const fulfillmentOrder = defineRecord({
  name: 'FulfillmentOrder',
  label: 'Fulfillment Order',
  labelPlural: 'Fulfillment Orders',
  keyPrefix: '0a3',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'staff',
  deletedBy: 'nobody',
  fields: {
    FulfillmentOrderNumber: {
      label: 'Fulfillment Order Number',
      type: 'string',
      writable: 'never',
      length: 80,
      isRequired: true,
    },
    OrderSummaryId: {
      label: 'Order Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderSummary',
        relationshipName: 'OrderSummary',
        childRelationshipName: 'FulfillmentOrders',
        isDeletedWithParent: true,
      },
    },
    OrderDeliveryGroupSummaryId__c: {
      label: 'Order Delivery Group Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderDeliveryGroupSummary',
        relationshipName: 'OrderDeliveryGroupSummary__r',
        childRelationshipName: 'FulfillmentOrders__r',
        isDeletedWithParent: true,
      },
    },
    FulfilledFromLocationId: {
      label: 'Location ID',
      type: 'reference',
      writable: 'always',
      reference: { to: 'Location', relationshipName: 'FulfilledFromLocation' },
    },
    FulfilledToName: { label: 'Recipient Name', type: 'string', writable: 'never', length: 255 },
    Status: {
      label: 'Status',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      values: ['Allocated', 'Fulfilled', 'Cancelled'],
    },
    StatusCategory: {
      label: 'Status Category',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['ACTIVATED', 'CLOSED', 'CANCELLED'],
    },
    Carrier__c: { label: 'Carrier', type: 'string', writable: 'always', length: 80 },
    TrackingNumber__c: { label: 'Tracking Number', type: 'string', writable: 'always', length: 255 },
    TrackingUrl__c: { label: 'Tracking URL', type: 'string', writable: 'always', length: 2000 },
  },
})
