import type {
  Checkout,
  CheckoutCoupon,
  CheckoutOrder,
  CheckoutOrderActionResults,
  CheckoutPayment,
} from '@hydrant/contract/shop/checkout.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { cartSummary, deliveryGroupBodies } from '../cart/service.ts'
import { checkoutError } from './errors.ts'
import type { CheckoutView, PlacedOrder } from './service.ts'

/** A checkout as the wire tells it; `statusCode` is the status it is answered with. */
export function checkoutBody(
  { checkout, open, methods, contact, trouble }: CheckoutView,
  statusCode: 200 | 202 | 422,
): Checkout {
  const groups = deliveryGroupBodies(open, methods)
  return {
    checkoutId: checkout.id,
    cartSummary: cartSummary(open),
    contactInfo: Object.keys(contact).length === 0 ? null : contact,
    deliveryGroups: { count: groups.length, items: groups },
    orderReferenceNumber: checkout.orderReferenceNumber,
    statusCode,
    errors: trouble.map((refusal) => checkoutError(refusal)),
    customFields: [...checkout.customFields],
  }
}

/** The coupons of a checkout. */
export function checkoutCoupons(cartCouponIds: readonly string[]): CheckoutCoupon {
  return { cartCouponIds: [...cartCouponIds], errors: [] }
}

/** A payment that was taken, with what the gateway has for the caller. */
export function takenPayment(data: Readonly<Record<string, string>> | null): CheckoutPayment {
  return { salesforceResultCode: 'Success', paymentData: data, errors: [] }
}

/** A payment that was not taken, and why. */
export function refusedPayment(refusal: DomainError): CheckoutPayment {
  return { salesforceResultCode: resultCodeOf(refusal), paymentData: null, errors: [checkoutError(refusal, 'payment')] }
}

function resultCodeOf({ code }: DomainError): CheckoutPayment['salesforceResultCode'] {
  if (code === 'PAYMENT_DECLINED') return 'Decline'
  return code === 'PAYMENT_SYSTEM_ERROR' ? 'SystemError' : 'ValidationError'
}

/** An order that was placed. */
export function placedOrder({ orderReferenceNumber, orderSummaryId }: PlacedOrder): CheckoutOrder {
  return { orderReferenceNumber, ...(orderSummaryId !== null && { orderSummaryId }), errors: [] }
}

/** An order that was not placed, and why. */
export function refusedOrder(refusal: DomainError): CheckoutOrder {
  return { orderReferenceNumber: null, errors: [checkoutError(refusal)] }
}

/** A step that was taken; `submit` has the number of its order. */
export function doneAction(
  action: 'prepare' | 'submit',
  orderReferenceNumber: string | null,
): CheckoutOrderActionResults {
  return { actions: [{ action, orderReferenceNumber, status: 'Success', errors: [] }] }
}

/** A step that was not taken, and why. */
export function refusedAction(action: 'prepare' | 'submit', refusal: DomainError): CheckoutOrderActionResults {
  return { actions: [{ action, orderReferenceNumber: null, status: 'Error', errors: [checkoutError(refusal)] }] }
}
