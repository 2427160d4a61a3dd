import { BILLING_LINE_FIELDS } from './billing-document-fields.ts'
import { defineRecord } from './definition.ts'

/** A quantity of an order line on an invoice. `ChargeAmount` is after discounts and without tax. */
export const invoiceLine = defineRecord({
  name: 'InvoiceLine',
  label: 'Invoice Line',
  labelPlural: 'Invoice Lines',
  keyPrefix: '5TV',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    InvoiceId: {
      label: 'Invoice ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'Invoice',
        relationshipName: 'Invoice',
        childRelationshipName: 'InvoiceLines',
        isDeletedWithParent: true,
      },
    },
    ...BILLING_LINE_FIELDS,
  },
})
