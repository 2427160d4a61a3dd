import { defineRecord } from './definition.ts'

const QUANTITY = { type: 'double', writable: 'never', precision: 18, scale: 6, isRequired: true } as const

/** How much of an order line is expected back, and what became of it. */
export const returnOrderLineItem = defineRecord({
  name: 'ReturnOrderLineItem',
  label: 'Return Order Line Item',
  labelPlural: 'Return Order Line Items',
  keyPrefix: '0Sn',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    ReturnOrderId: {
      label: 'Return Order ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'ReturnOrder',
        relationshipName: 'ReturnOrder',
        childRelationshipName: 'ReturnOrderLineItems',
        isDeletedWithParent: true,
      },
    },
    OrderItemSummaryId: {
      label: 'Order Product Summary ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: { to: 'OrderItemSummary', relationshipName: 'OrderItemSummary' },
    },
    QuantityExpected: { label: 'Quantity Expected', ...QUANTITY },
    QuantityReceived: { label: 'Quantity Received', ...QUANTITY },
    QuantityReturned: { label: 'Quantity Returned', ...QUANTITY },
    QuantityRejected: { label: 'Quantity Rejected', ...QUANTITY },
    QuantityCanceled: { label: 'Quantity Canceled', ...QUANTITY },
    ReasonForReturn: { label: 'Reason', type: 'string', writable: 'never', length: 255, isRequired: true },
    CanReduceShipping: { label: 'Can Reduce Shipping', type: 'boolean', writable: 'never', isRequired: true },
  },
})
