import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/billing.js'
import type { BillingKind } from './billing.ts'

/** Errors of invoices and credit memos. */
export const billingErrors = {
  unknownDocument: { code: 'ITEM_NOT_FOUND', message: messages.unknownDocument },
  nothingToCredit: { code: 'INVALID_OPERATION', message: messages.nothingToCredit },
  noCardToRefund: { code: 'INVALID_OPERATION', message: messages.noCardToRefund },
  notShipped: { code: 'INVALID_OPERATION', message: messages.notShipped },
} as const satisfies Record<string, DomainError>

/** The error for a fulfillment order that has an invoice. */
export function alreadyInvoicedError(number: string): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.alreadyInvoiced({ number }) }
}

/** The error for a change that is none of the order. */
export function unknownChangeError(id: string): DomainError {
  return invalidFieldError('changeOrderIds', () => messages.unknownChange({ id }))
}

/** The error for a return that has a credit memo. */
export function alreadyCreditedError(id: string): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.alreadyCredited({ id }) }
}

/** The error for an id that names no invoice, or no credit memo, of the order. */
export function unknownDocumentError(kind: BillingKind): DomainError {
  return kind === 'Invoice'
    ? invalidFieldError('invoiceId', messages.unknownInvoice)
    : invalidFieldError('creditMemoId', messages.unknownCreditMemo)
}
