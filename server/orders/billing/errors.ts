import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/billing.js'

/** Errors of invoices and credit memos. */
export const billingErrors = {
  unknownDocument: { code: 'ITEM_NOT_FOUND', message: messages.unknownDocument },
  notShipped: { code: 'INVALID_OPERATION', message: messages.notShipped },
} as const satisfies Record<string, DomainError>

/** The error for a fulfillment order that has an invoice. */
export function alreadyInvoicedError(number: string): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.alreadyInvoiced({ number }) }
}
