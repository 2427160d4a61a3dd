import { defineRecord } from './definition.ts'

/** What a buyer has announced to send back. */
export const returnOrder = defineRecord({
  name: 'ReturnOrder',
  label: 'Return Order',
  labelPlural: 'Return Orders',
  keyPrefix: '2oN',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    ReturnOrderNumber: {
      label: 'Return Order Number',
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
        childRelationshipName: 'ReturnOrders',
        isDeletedWithParent: true,
      },
    },
    Status: {
      label: 'Status',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['Submitted', 'Closed'],
    },
  },
})
