import { BILLING_LINE_FIELDS } from './billing-document-fields.ts'
import { defineRecord } from './definition.ts'

/** A quantity of an order line on a credit memo. `ChargeAmount` is after discounts and without tax. */
export const creditMemoLine = defineRecord({
  name: 'CreditMemoLine',
  label: 'Credit Memo Line',
  labelPlural: 'Credit Memo Lines',
  keyPrefix: '9yx',
  subject: 'orders',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    CreditMemoId: {
      label: 'Credit Memo ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'CreditMemo',
        relationshipName: 'CreditMemo',
        childRelationshipName: 'CreditMemoLines',
        isDeletedWithParent: true,
      },
    },
    ...BILLING_LINE_FIELDS,
  },
})
