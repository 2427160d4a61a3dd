import type { CheckoutError } from '@hydrant/contract/shared/error.ts'
import type { ErrorCode } from '@hydrant/kernel/result/error-code.ts'
import { type DomainError, invalidFieldError, type Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/checkout.js'

/** Errors of checkouts. */
export const checkoutErrors = {
  noCheckout: { code: 'MISSING_RECORD', message: messages.noCheckout },
  nothingToOrder: {
    code: 'MISSING_RECORD',
    message: messages.nothingToOrder,
  },
  tooManyFiles: { code: 'LIMIT_EXCEEDED', message: messages.tooManyFiles },
  expired: {
    code: 'ENTITY_IS_DELETED',
    message: messages.checkoutExpired,
  },
  malformedId: { code: 'INVALID_ID_FIELD', message: messages.malformedId },
  emptyCart: { code: 'INVALID_OPERATION', message: messages.emptyCart },
  alreadyOrdered: {
    code: 'CHECKOUT_CONFLICT',
    message: messages.alreadyOrdered,
  },
  nothingToChange: { code: 'INVALID_API_INPUT', message: messages.nothingToChange },
  methodMustBeSentAlone: { code: 'INVALID_API_INPUT', message: messages.methodAlone },
  contactMustBeSentAlone: {
    code: 'INVALID_API_INPUT',
    message: messages.contactAlone,
  },
  malformedEmail: invalidFieldError('email', messages.malformedEmail),
  malformedPhone: invalidFieldError('phoneNumber', messages.malformedPhone),
  longAttention: invalidFieldError('Attention__c', messages.longAttention),
  longCostCenter: invalidFieldError('CostCenter__c', messages.longCostCenter),
  unexpectedPaymentsData: {
    code: 'INVALID_API_INPUT',
    message: messages.paymentsData,
  },
  guestPurchaseOrder: {
    code: 'INVALID_PAYMENT',
    message: messages.guestPurchaseOrder,
  },
  noContact: { code: 'MISSING_CONTACT', message: messages.noContact },
  noAddress: { code: 'MISSING_ADDRESS', message: messages.noAddress },
  pastDate: {
    code: 'PAST_DELIVERY_DATE',
    message: messages.pastDate,
  },
  noMethod: { code: 'MISSING_DELIVERY_METHOD', message: messages.noMethod },
  noDeliveryToAddress: {
    code: 'NO_DELIVERY_METHOD',
    message: messages.noDelivery,
  },
  notExactlyOneCoupon: {
    code: 'INVALID_API_INPUT',
    message: messages.nameOneCoupon,
  },
  paymentUnconfirmed: {
    code: 'MISSING_PAYMENT',
    message: messages.paymentUnconfirmed,
  },
  noPayment: { code: 'MISSING_PAYMENT', message: messages.noPayment },
} as const satisfies Record<string, DomainError>

/** Creates the error for an invalid address, which lists the fields. */
export function incompleteAddressError(addressError: DomainError): DomainError {
  return { ...addressError, code: 'MISSING_ADDRESS' }
}

/** Creates the error for a total that differs from what the buyer agreed to. */
export function changedTotalError(agreed: string, current: string): DomainError {
  return { code: 'CHECKOUT_CONFLICT', message: () => messages.changedTotal({ agreed, current }) }
}

/** Creates the error for a line whose quantity the product's quantity rule does not allow any more. */
export function invalidQuantityError(name: string, reason: string): DomainError {
  return { code: 'INVALID_QUANTITY', message: () => messages.invalidQuantity({ name, reason }) }
}

/** Creates the error for a line that can no longer be bought. */
export function unavailableLineError(name: string, reason: string): DomainError {
  return { code: 'UNAVAILABLE_ITEM', message: () => messages.unavailableLine({ name, reason }) }
}

/** Creates the error for too little stock of a product. */
export function insufficientStockError(name: string): DomainError {
  return { code: 'INSUFFICIENT_INVENTORY', message: () => messages.insufficientStock({ name }) }
}

/** Creates the error for too little stock of a product in a set. */
export function insufficientPartsError(part: string, set: string): DomainError {
  return {
    code: 'INSUFFICIENT_INVENTORY',
    message: () => messages.insufficientParts({ part, set }),
  }
}

/** Type and title of an error in a body, and the field of the request that corrects it. */
interface ErrorDescription {
  readonly type: string
  readonly title: Message
  readonly field?: string
}

const ERROR_DESCRIPTIONS: Readonly<Partial<Record<ErrorCode, ErrorDescription>>> = {
  INSUFFICIENT_INVENTORY: { type: 'INSUFFICIENT_INVENTORY', title: messages.notEnoughStock },
  MISSING_CONTACT: { type: '/commerce/errors/missing-contact', title: messages.contactMissing },
  MISSING_ADDRESS: {
    type: '/commerce/errors/shipping-failure',
    title: messages.addressMissing,
    field: 'deliveryAddress',
  },
  PAST_DELIVERY_DATE: {
    type: '/commerce/errors/shipping-failure',
    title: messages.dateInThePast,
    field: 'desiredDeliveryDate',
  },
  MISSING_DELIVERY_METHOD: {
    type: '/commerce/errors/shipping-failure',
    title: messages.methodMissing,
    field: 'deliveryMethodId',
  },
  NO_DELIVERY_METHOD: {
    type: '/commerce/errors/shipping-failure',
    title: messages.noDeliveryTitle,
    field: 'deliveryAddress',
  },
  PAYMENT_DECLINED: { type: '/commerce/errors/payment-failure', title: messages.paymentDeclined },
  PAYMENT_SYSTEM_ERROR: { type: '/commerce/errors/payment-failure', title: messages.paymentUnavailable },
  MISSING_PAYMENT: { type: '/commerce/errors/payment-failure', title: messages.paymentMissing },
  INVALID_PAYMENT: { type: '/commerce/errors/payment-failure', title: messages.paymentNotAccepted },
  COUPON_REDEMPTION_LIMIT_EXCEEDED: { type: '/commerce/errors/cart-failure', title: messages.couponUsedUp },
  INACTIVE_COUPON: { type: '/commerce/errors/cart-failure', title: messages.couponNotValid },
  LIMIT_EXCEEDED: { type: '/commerce/errors/cart-failure', title: messages.offerUsedUp },
  INVALID_QUANTITY: { type: '/commerce/errors/cart-failure', title: messages.quantityNotAllowed },
  UNAVAILABLE_ITEM: { type: '/commerce/errors/cart-failure', title: messages.itemNotAvailable },
}

/** Converts an error into an entry of a checkout's or order's `errors`. */
export function toErrorBody(
  { code, message: writeMessage, issues = [] }: DomainError,
  kind: 'order' | 'payment' = 'order',
): CheckoutError {
  const message = writeMessage()
  const fallback =
    kind === 'payment'
      ? { type: '/commerce/errors/payment-failure', title: messages.paymentNotAccepted }
      : { type: '/commerce/global/place-order', title: messages.orderNotPlaced }
  const { type, title, field }: ErrorDescription = ERROR_DESCRIPTIONS[code] ?? fallback
  const invalidParameters = [
    ...(field === undefined ? [] : [{ name: field, reason: message }]),
    ...issues.map((issue) => ({ name: issue.field, reason: issue.message() })),
  ]
  return { type, title: title(), detail: message, message, instance: null, invalidParameters }
}

/** Whether an error is returned in the `errors` of the response body instead of as the platform's error list. */
export function isReportedInBody({ code }: DomainError): boolean {
  return ERROR_DESCRIPTIONS[code] !== undefined
}
