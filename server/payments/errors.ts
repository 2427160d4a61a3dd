import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of payments. */
export const paymentErrors = {
  noPurchaseOrderNumber: { code: 'INVALID_API_INPUT', message: 'Enter a purchase order number.', status: 422 },
  noToken: {
    code: 'INVALID_API_INPUT',
    message: "Enter the card's token, or the gateway's reference, as paymentToken.",
    status: 422,
  },
  onlyPurchaseOrders: { code: 'INVALID_OPERATION', message: 'This store takes purchase orders only.', status: 422 },
  noPurchaseOrders: { code: 'INVALID_OPERATION', message: 'This store takes no purchase orders.', status: 422 },
  cardsOff: { code: 'INVALID_OPERATION', message: 'This store does not take cards.', status: 400 },
  typeIsFixed: {
    code: 'INVALID_OPERATION',
    message:
      'This checkout has a payment of another type. Its type cannot change: delete the checkout and begin it again to pay in another way.',
    status: 422,
  },
  unknownReference: {
    code: 'INVALID_API_INPUT',
    message: 'This checkout has begun no such payment with the gateway. Send a ClientRequest first.',
    status: 422,
  },
  otherAmount: {
    code: 'INVALID_OPERATION',
    message: 'The total has changed since the payment was begun. Send a ClientRequest for the new total.',
    status: 422,
  },
  systemError: {
    code: 'PAYMENT_SYSTEM_ERROR',
    message:
      'The payment could not be confirmed: the payment service does not answer as it should. Nothing is charged twice if you try again.',
    status: 422,
  },
  noTokenNow: {
    code: 'SERVER_UNAVAILABLE',
    message:
      'The payment service does not answer, so that the card was not taken. Nothing was charged. Try again later.',
    status: 503,
  },
  noFailedPayment: {
    code: 'ITEM_NOT_FOUND',
    message: 'There is no payment of this id that needs attention.',
    status: 404,
  },
  overtaken: {
    code: 'CHECKOUT_CONFLICT',
    message: 'Another payment of this checkout was entered at the same time.',
    status: 409,
  },
} as const satisfies Record<string, DomainError>

/** Creates the error for a card that its bank declined. */
export function declinedError(declineCode: string, message: string): DomainError {
  return { code: 'PAYMENT_DECLINED', message: `${message} (${declineCode})`, status: 422 }
}

/** Creates the error for input that the gateway cannot use. */
export function invalidRequestError(message: string): DomainError {
  return { code: 'INVALID_API_INPUT', message, status: 422 }
}

/** Creates the error for an invalid card; names the field, never its value. */
export function malformedCardError(field: 'cardNumber' | 'expiryMonth' | 'cvv', reason: string): DomainError {
  return { code: 'INVALID_API_INPUT', message: `'${field}' ${reason}`, status: 400 }
}
