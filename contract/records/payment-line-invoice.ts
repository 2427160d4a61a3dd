import { defineRecord } from './definition.ts'

/**
 * A payment that staff enter for an invoice on account, or its reversal: `Applied` takes an amount off the balance,
 * `Unapplied` puts that of an earlier line back. The shop makes such lines itself of what it credits.
 */
export const paymentLineInvoice = defineRecord({
  name: 'PaymentLineInvoice',
  label: 'Payment Line',
  labelPlural: 'Payment Lines',
  keyPrefix: '1PL',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    InvoiceId: {
      label: 'Invoice ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Invoice',
        relationshipName: 'Invoice',
        childRelationshipName: 'PaymentLines',
        isDeletedWithParent: true,
      },
    },
    Type: {
      label: 'Type',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: ['Applied', 'Unapplied'],
      default: 'Applied',
    },
    Amount: {
      label: 'Amount',
      type: 'currency',
      writable: 'on-create',
      precision: 18,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
    /**
     * What was left to pay before the line. A program that says it is refused when the invoice has another balance: one
     * payment sent twice, or two people who enter the same one.
     */
    BalanceBefore__c: {
      label: 'Balance Before',
      type: 'currency',
      writable: 'on-create',
      precision: 18,
      scale: 6,
      minimum: 0,
    },
    EffectiveDate: { label: 'Effective Date', type: 'datetime', isDay: true, writable: 'on-create', isRequired: true },
    Comments: { label: 'Comments', type: 'string', writable: 'on-create', length: 255 },
    AssociatedPaymentLineId: {
      label: 'Associated Payment Line ID',
      type: 'reference',
      writable: 'on-create',
      reference: { to: 'PaymentLineInvoice', relationshipName: 'AssociatedPaymentLine' },
    },
    CreditMemoId__c: {
      label: 'Credit Memo ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'CreditMemo', relationshipName: 'CreditMemo__r' },
    },
    HasBeenUnapplied: { label: 'Has Been Unapplied', type: 'boolean', writable: 'never' },
  },
})
