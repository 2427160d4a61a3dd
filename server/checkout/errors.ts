import type { CheckoutError } from '@hydrant/contract/shared/error.ts'
import type { ErrorCode } from '@hydrant/kernel/result/error-code.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of checkouts. */
export const checkoutErrors = {
  noCheckout: { code: 'MISSING_RECORD', message: 'There is no active checkout.' },
  nothingToOrder: {
    code: 'MISSING_RECORD',
    message:
      'There is no active checkout to place an order from. To find out about one that you have submitted, name it by its checkout id instead of active.',
  },
  expired: {
    code: 'ENTITY_IS_DELETED',
    message:
      'This checkout has run out: it was left for so long that its payment was given back. Delete it and begin it again.',
  },
  malformedId: { code: 'INVALID_ID_FIELD', message: 'Invalid identifier: this is no checkout id.' },
  emptyCart: { code: 'INVALID_OPERATION', message: 'Your cart is empty: there is nothing to check out.' },
  alreadyOrdered: {
    code: 'CHECKOUT_CONFLICT',
    message: 'The order of this checkout has been placed already.',
  },
  nothingToChange: { code: 'INVALID_API_INPUT', message: 'Name what is to change.' },
  methodAlone: { code: 'INVALID_API_INPUT', message: 'Change deliveryMethodId in a call of its own.' },
  contactAlone: {
    code: 'INVALID_API_INPUT',
    message: 'contactInfo may come with deliveryAddress, but not with desiredDeliveryDate or shippingInstructions.',
  },
  malformedEmail: { code: 'INVALID_API_INPUT', message: 'Enter a valid e-mail address.' },
  malformedPhone: {
    code: 'INVALID_API_INPUT',
    message: "Enter a valid phone number: check the field 'phoneNumber' of contactInfo.",
  },
  paymentsData: {
    code: 'INVALID_API_INPUT',
    message: 'paymentsData takes up to four pairs, and only with Auth and PostAuth.',
  },
  guestPurchaseOrder: {
    code: 'INVALID_PAYMENT',
    message: 'Guests have no account to be invoiced. Pay by card, or sign in.',
  },
  noContact: { code: 'MISSING_CONTACT', message: 'Enter your name and e-mail address first.' },
  noAddress: { code: 'MISSING_ADDRESS', message: 'Choose a delivery address first.' },
  pastDate: {
    code: 'PAST_DELIVERY_DATE',
    message: 'The desired delivery date has passed. Choose a later day, or none.',
  },
  noMethod: { code: 'MISSING_DELIVERY_METHOD', message: 'Choose a delivery method first.' },
  noDelivery: {
    code: 'NO_DELIVERY_METHOD',
    message: 'There is no way to deliver to this address. Choose another one.',
  },
  oneCoupon: {
    code: 'INVALID_API_INPUT',
    message: 'Name one coupon, as couponCode or as the only entry of couponCodes.',
  },
  paymentUnconfirmed: {
    code: 'MISSING_PAYMENT',
    message: 'Your payment has not been confirmed. Enter it again; what was set aside for it is given back.',
  },
  noPayment: { code: 'MISSING_PAYMENT', message: 'Say how you want to pay first.' },
} as const satisfies Record<string, DomainError>

/** Creates the error for an incomplete address; `reason` names the fields. */
export function incompleteAddressError(reason: string): DomainError {
  return { code: 'MISSING_ADDRESS', message: reason }
}

/** Creates the error for a total that differs from what the buyer agreed to. */
export function changedTotalError(agreed: string, current: string): DomainError {
  const message = `The total has changed from ${agreed} to ${current} since you entered the payment. Check the order and enter the payment again.`
  return { code: 'CHECKOUT_CONFLICT', message }
}

/** Creates the error for a line whose quantity the product's quantity rule does not allow any more. */
export function invalidQuantityError(name: string, reason: string): DomainError {
  return { code: 'INVALID_QUANTITY', message: `${name}: ${reason} Change the quantity to go on.` }
}

/** Creates the error for a line that can no longer be bought. */
export function unavailableLineError(name: string, reason: string): DomainError {
  return { code: 'UNAVAILABLE_ITEM', message: `${name}: ${reason} Remove it from your cart to go on.` }
}

/** Creates the error for too little stock of a product. */
export function insufficientStockError(name: string): DomainError {
  return { code: 'INSUFFICIENT_INVENTORY', message: `There is not enough of ${name} left for this order.` }
}

/** Creates the error for too little stock of a product in a set. */
export function insufficientPartsError(part: string, set: string): DomainError {
  return {
    code: 'INSUFFICIENT_INVENTORY',
    message: `There is not enough of ${part} left for this order. It is a part of ${set}.`,
  }
}

/** Type and title of an error in a body, and the field of the request that it is about. */
interface ErrorDescription {
  readonly type: string
  readonly title: string
  readonly field?: string
}

const ERROR_DESCRIPTIONS: Readonly<Partial<Record<ErrorCode, ErrorDescription>>> = {
  INSUFFICIENT_INVENTORY: { type: 'INSUFFICIENT_INVENTORY', title: 'Not enough stock' },
  MISSING_CONTACT: { type: '/commerce/errors/missing-contact', title: 'Contact missing' },
  MISSING_ADDRESS: { type: '/commerce/errors/shipping-failure', title: 'Delivery address missing' },
  PAST_DELIVERY_DATE: {
    type: '/commerce/errors/shipping-failure',
    title: 'Delivery date in the past',
    field: 'desiredDeliveryDate',
  },
  MISSING_DELIVERY_METHOD: { type: '/commerce/errors/shipping-failure', title: 'Delivery method missing' },
  NO_DELIVERY_METHOD: { type: '/commerce/errors/shipping-failure', title: 'No delivery' },
  PAYMENT_DECLINED: { type: '/commerce/errors/payment-failure', title: 'Payment declined' },
  PAYMENT_SYSTEM_ERROR: { type: '/commerce/errors/payment-failure', title: 'Payment service not available' },
  MISSING_PAYMENT: { type: '/commerce/errors/payment-failure', title: 'Payment missing' },
  INVALID_PAYMENT: { type: '/commerce/errors/payment-failure', title: 'Payment not accepted' },
  COUPON_REDEMPTION_LIMIT_EXCEEDED: { type: '/commerce/errors/cart-failure', title: 'Coupon used up' },
  INACTIVE_COUPON: { type: '/commerce/errors/cart-failure', title: 'Coupon not valid any more' },
  LIMIT_EXCEEDED: { type: '/commerce/errors/cart-failure', title: 'Offer used up' },
  INVALID_QUANTITY: { type: '/commerce/errors/cart-failure', title: 'Quantity not allowed' },
  UNAVAILABLE_ITEM: { type: '/commerce/errors/cart-failure', title: 'Item not available' },
}

/** Converts an error into an entry of a checkout's or order's `errors`. */
export function toErrorBody({ code, message }: DomainError, kind: 'order' | 'payment' = 'order'): CheckoutError {
  const fallback =
    kind === 'payment'
      ? { type: '/commerce/errors/payment-failure', title: 'Payment not accepted' }
      : { type: '/commerce/global/place-order', title: 'Order not placed' }
  const { type, title, field }: ErrorDescription = ERROR_DESCRIPTIONS[code] ?? fallback
  const invalidParameters = field === undefined ? [] : [{ name: field, reason: message }]
  return { type, title, detail: message, message, instance: null, invalidParameters }
}

/** Whether an error is returned in the `errors` of the response body instead of as the platform's error list. */
export function isReportedInBody({ code }: DomainError): boolean {
  return ERROR_DESCRIPTIONS[code] !== undefined
}
