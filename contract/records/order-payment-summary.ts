import { defineRecord } from './definition.ts'

/** How an order is paid: by a purchase order, or by a card with what was authorized, captured, and given back of that. */
export const orderPaymentSummary = defineRecord({
  name: 'OrderPaymentSummary',
  label: 'Order Payment Summary',
  labelPlural: 'Order Payment Summaries',
  keyPrefix: '0aQ',
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
        childRelationshipName: 'OrderPaymentSummaries',
        isDeletedWithParent: true,
      },
    },
    Method: { label: 'Method', type: 'string', writable: 'never', length: 80, isRequired: true },
    Status__c: { label: 'Status', type: 'string', writable: 'never', length: 40, isRequired: true },
    CurrencyIsoCode: { label: 'Currency ISO Code', type: 'string', writable: 'never', length: 3, isRequired: true },
    AuthorizationAmount: {
      label: 'Authorized',
      type: 'currency',
      writable: 'never',
      precision: 18,
      scale: 6,
      isRequired: true,
    },
    CapturedAmount: {
      label: 'Captured',
      type: 'currency',
      writable: 'never',
      precision: 18,
      scale: 6,
      isRequired: true,
    },
    RefundedAmount: {
      label: 'Refunded',
      type: 'currency',
      writable: 'never',
      precision: 18,
      scale: 6,
      isRequired: true,
    },
  },
})
