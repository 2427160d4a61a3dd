import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of payments. */
export const paymentErrors = {
  noPurchaseOrderNumber: { code: 'INVALID_PAYMENT', message: 'Enter a purchase order number.' },
  noToken: {
    code: 'INVALID_PAYMENT',
    message: "Enter the card's token, or the gateway's reference, as paymentToken.",
  },
  onlyPurchaseOrders: { code: 'INVALID_PAYMENT', message: 'This store takes purchase orders only.' },
  noPurchaseOrders: { code: 'INVALID_PAYMENT', message: 'This store takes no purchase orders.' },
  cardsOff: { code: 'INVALID_OPERATION', message: 'This store does not take cards.' },
  typeIsFixed: {
    code: 'INVALID_PAYMENT',
    message:
      'This checkout has a payment of another type. Its type cannot change: delete the checkout and begin it again to pay in another way.',
  },
  unknownReference: {
    code: 'INVALID_PAYMENT',
    message: 'This checkout has begun no such payment with the gateway. Send a ClientRequest first.',
  },
  otherAmount: {
    code: 'INVALID_PAYMENT',
    message: 'The total has changed since the payment was begun. Send a ClientRequest for the new total.',
  },
  systemError: {
    code: 'PAYMENT_SYSTEM_ERROR',
    message:
      'The payment could not be confirmed: the payment service does not answer as it should. Nothing is charged twice if you try again.',
  },
  noTokenNow: {
    code: 'SERVER_UNAVAILABLE',
    message:
      'The payment service does not answer, so that the card was not taken. Nothing was charged. Try again later.',
  },
  noFailedPayment: {
    code: 'ITEM_NOT_FOUND',
    message: 'There is no payment of this id that needs attention.',
  },
  overtaken: {
    code: 'CHECKOUT_CONFLICT',
    message: 'Another payment of this checkout was entered at the same time.',
  },
} as const satisfies Record<string, DomainError>

/** Creates the error for a card that its bank declined. */
export function declinedError(declineCode: string, message: string): DomainError {
  return { code: 'PAYMENT_DECLINED', message: `${message} (${declineCode})` }
}

/** Creates the error for input that the gateway cannot use. */
export function invalidRequestError(message: string): DomainError {
  return { code: 'INVALID_PAYMENT', message }
}

/** Creates the error for an invalid card; names the field, never its value. */
export function malformedCardError(field: 'cardNumber' | 'expiryMonth' | 'cvv', reason: string): DomainError {
  return { code: 'INVALID_API_INPUT', message: `'${field}' ${reason}` }
}
