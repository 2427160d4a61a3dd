import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/billing.js'
import { integrityError } from '../../records/service.ts'
import type { BillingKind } from './billing.ts'

/** Errors of invoices and credit memos. */
export const billingErrors = {
  unknownDocument: { code: 'ITEM_NOT_FOUND', message: messages.unknownDocument },
  nothingToCredit: { code: 'INVALID_OPERATION', message: messages.nothingToCredit },
  noCardToRefund: { code: 'INVALID_OPERATION', message: messages.noCardToRefund },
  notShipped: { code: 'INVALID_OPERATION', message: messages.notShipped },
} as const satisfies Record<string, DomainError>

/** Errors of payments of invoices on account, each at the field of the record that is wrong. */
export const paymentErrors = {
  unknownInvoice: integrityError('InvoiceId', messages.unknownInvoiceToPay),
  paidByCard: integrityError('InvoiceId', messages.invoicePaidByCard),
  noAmount: integrityError('Amount', messages.noAmount),
  wholeAmountOnly: integrityError('Amount', messages.wholeAmountOnly),
  otherBalance: integrityError('BalanceBefore__c', messages.otherBalance),
  dayToCome: integrityError('EffectiveDate', messages.paymentDayToCome),
  unknownLine: integrityError('AssociatedPaymentLineId', messages.unknownPaymentLine),
  onlyReversalsNameALine: integrityError('AssociatedPaymentLineId', messages.onlyReversalsNameALine),
  ofCreditMemo: integrityError('AssociatedPaymentLineId', messages.lineOfCreditMemo),
  takenBackAlready: integrityError('AssociatedPaymentLineId', messages.takenBackAlready),
} as const satisfies Record<string, DomainError>

/** The error for a payment of more than is left to pay. */
export function notAboveBalanceError(balance: Decimal, currency: string): DomainError {
  return integrityError('Amount', () =>
    messages.aboveBalance({ balance: formatMoney(toMoneyText(balance, currency), currency) }),
  )
}

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
