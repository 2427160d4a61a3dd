import { defineRecord } from './definition.ts'

/** How much of an order line a fulfillment order sends. */
export const fulfillmentOrderLineItem = defineRecord({
  name: 'FulfillmentOrderLineItem',
  label: 'Fulfillment Order Line Item',
  labelPlural: 'Fulfillment Order Line Items',
  keyPrefix: '0a4',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'staff',
  deletedBy: 'nobody',
  fields: {
    FulfillmentOrderId: {
      label: 'Fulfillment Order ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'FulfillmentOrder',
        relationshipName: 'FulfillmentOrder',
        childRelationshipName: 'FulfillmentOrderLineItems',
        isDeletedWithParent: true,
      },
    },
    OrderItemSummaryId: {
      label: 'Order Product Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderItemSummary',
        relationshipName: 'OrderItemSummary',
        childRelationshipName: 'FulfillmentOrderLineItems',
        isDeletedWithParent: true,
      },
    },
    OriginalQuantity: {
      label: 'Original Quantity',
      type: 'double',
      writable: 'never',
      precision: 18,
      scale: 6,
      isRequired: true,
    },
    Quantity: {
      label: 'Quantity',
      type: 'double',
      writable: 'always',
      precision: 18,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
  },
})
