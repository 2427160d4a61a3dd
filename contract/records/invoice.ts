import { defineRecord } from './definition.ts'
import { BILLING_DOCUMENT_FIELDS } from './billing-document-fields.ts'

/** An invoice, which is created when something is shipped. */
export const invoice = defineRecord({
  name: 'Invoice',
  label: 'Invoice',
  labelPlural: 'Invoices',
  keyPrefix: '3tt',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    ...BILLING_DOCUMENT_FIELDS,
    ReferenceEntityId: {
      label: 'Reference Entity ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'OrderSummary',
        relationshipName: 'ReferenceEntity',
        childRelationshipName: 'Invoices',
        isDeletedWithParent: true,
      },
    },
    BillingAccountId: {
      label: 'Account ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'Account', relationshipName: 'BillingAccount' },
    },
    FulfillmentOrderId__c: {
      label: 'Fulfillment Order ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: { to: 'FulfillmentOrder', relationshipName: 'FulfillmentOrder__r' },
    },
    InvoiceDate: { label: 'Invoice Date', type: 'datetime', writable: 'never', isRequired: true },
    DueDate: { label: 'Due Date', type: 'datetime', writable: 'never' },
    PaidDate__c: { label: 'Paid On', type: 'datetime', writable: 'never' },
    IsOverdue__c: { label: 'Overdue', type: 'boolean', writable: 'never' },
    Balance: { label: 'Balance', type: 'currency', writable: 'never', precision: 18, scale: 6, isRequired: true },
  },
})
