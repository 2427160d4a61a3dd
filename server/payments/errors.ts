import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/payments.js'

/** Errors of payments. */
export const paymentErrors = {
  noPurchaseOrderNumber: { code: 'INVALID_PAYMENT', message: messages.noPurchaseOrderNumber },
  noToken: {
    code: 'INVALID_PAYMENT',
    message: messages.noToken,
  },
  onlyPurchaseOrders: { code: 'INVALID_PAYMENT', message: messages.onlyPurchaseOrders },
  noPurchaseOrders: { code: 'INVALID_PAYMENT', message: messages.noPurchaseOrders },
  tooManyCards: { code: 'REQUEST_LIMIT_EXCEEDED', message: messages.tooManyCards },
  cardPaymentsDisabled: { code: 'INVALID_OPERATION', message: messages.cardsOff },
  paymentTypeIsFixed: {
    code: 'INVALID_PAYMENT',
    message: messages.typeIsFixed,
  },
  unknownReference: {
    code: 'INVALID_PAYMENT',
    message: messages.unknownReference,
  },
  amountMismatch: {
    code: 'INVALID_PAYMENT',
    message: messages.otherAmount,
  },
  systemError: {
    code: 'PAYMENT_SYSTEM_ERROR',
    message: messages.systemError,
  },
  tokenUnavailable: {
    code: 'SERVER_UNAVAILABLE',
    message: messages.noTokenNow,
  },
  notAuthenticated: {
    code: 'INVALID_PAYMENT',
    message: messages.notAuthenticated,
  },
  noFailedPayment: {
    code: 'ITEM_NOT_FOUND',
    message: messages.noFailedPayment,
  },
  unsignedEvent: { code: 'INVALID_API_INPUT', message: messages.unsignedEvent },
  eventNotHandledYet: { code: 'SERVER_UNAVAILABLE', message: messages.eventNotHandledYet },
  cancelledMeanwhile: {
    code: 'CHECKOUT_CONFLICT',
    message: messages.paymentOvertaken,
  },
} as const satisfies Record<string, DomainError>

/**
 * Creates the error for a card that its bank declined; it has the code of the bank as the issue of the field
 * `paymentToken`.
 */
export function declinedError(declineCode: string, message: string): DomainError {
  return {
    code: 'PAYMENT_DECLINED',
    message: () => message,
    issues: [{ field: 'paymentToken', message: () => declineCode }],
  }
}

/** Creates the error for input that the gateway cannot use. */
export function invalidRequestError(message: string): DomainError {
  return { code: 'INVALID_PAYMENT', message: () => message }
}

/** Errors of an entered card; each says which field, never its value. */
export const cardErrors = {
  noCardNumber: { code: 'INVALID_API_INPUT', message: messages.noCardNumber },
  expired: { code: 'INVALID_API_INPUT', message: messages.expiredCardDate },
  malformedSecurityCode: { code: 'INVALID_API_INPUT', message: messages.malformedSecurityCode },
  cardOfGatewayPage: { code: 'INVALID_OPERATION', message: messages.cardOfGatewayPage },
  noTestCard: { code: 'INVALID_API_INPUT', message: messages.noTestCard },
} as const satisfies Record<string, DomainError>
