import { BILLING_DOCUMENT_FIELDS } from './billing-document-fields.ts'
import { defineRecord } from './definition.ts'

/** A credit memo for what has come back. */
export const creditMemo = defineRecord({
  name: 'CreditMemo',
  label: 'Credit Memo',
  labelPlural: 'Credit Memos',
  keyPrefix: '50g',
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
        childRelationshipName: 'CreditMemos',
        isDeletedWithParent: true,
      },
    },
    CreditDate: { label: 'Credit Date', type: 'datetime', writable: 'never', isRequired: true },
    RefundedAmount__c: {
      label: 'Refunded',
      type: 'currency',
      writable: 'never',
      precision: 18,
      scale: 6,
      isRequired: true,
    },
  },
})
