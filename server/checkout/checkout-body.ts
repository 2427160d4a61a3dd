import type {
  Checkout,
  CheckoutCoupon,
  CheckoutOrder,
  CheckoutOrderActionResults,
  CheckoutPayment,
} from '@hydrant/contract/shop/checkout.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { toCartSummary, toDeliveryGroupBodies } from '../cart/service.ts'
import { toErrorBody } from './errors.ts'
import type { PlacedOrder } from './submit-checkout.ts'
import type { CheckoutView } from './checkout-view.ts'

/** Converts a checkout into its wire form; `statusCode` is the status of the response. */
export function toCheckoutBody(
  { checkout, loaded, methods, contact, purchaseOrderFile, problems }: CheckoutView,
  statusCode: 200 | 202 | 422,
): Checkout {
  const groups = toDeliveryGroupBodies(loaded, methods)
  return {
    checkoutId: checkout.id,
    cartSummary: toCartSummary(loaded),
    contactInfo: Object.keys(contact).length === 0 ? null : contact,
    deliveryGroups: { count: groups.length, items: groups },
    orderReferenceNumber: checkout.orderReferenceNumber,
    statusCode,
    errors: problems.map((error) => toErrorBody(error)),
    customFields: [...checkout.customFields],
    ...(purchaseOrderFile !== null && { purchaseOrderFile: { fileName: purchaseOrderFile.fileName } }),
  }
}

/** Converts the coupons of a checkout into their wire form. */
export function toCouponBody(cartCouponIds: readonly string[]): CheckoutCoupon {
  return { cartCouponIds: [...cartCouponIds], errors: [] }
}

/** Returns the response body of an accepted payment, with the gateway's data for the client. */
export function toPaymentBody(data: Readonly<Record<string, string>> | null): CheckoutPayment {
  return { salesforceResultCode: 'Success', paymentData: data, errors: [] }
}

/** Returns the response body of a payment that failed, with the reason. */
export function toFailedPaymentBody(error: DomainError): CheckoutPayment {
  return { salesforceResultCode: toResultCode(error), paymentData: null, errors: [toErrorBody(error, 'payment')] }
}

function toResultCode({ code }: DomainError): CheckoutPayment['salesforceResultCode'] {
  if (code === 'PAYMENT_DECLINED') return 'Decline'
  return code === 'PAYMENT_SYSTEM_ERROR' ? 'SystemError' : 'ValidationError'
}

/** Returns the response body of a placed order. */
export function toOrderBody({ orderReferenceNumber, orderSummaryId }: PlacedOrder): CheckoutOrder {
  return { orderReferenceNumber, ...(orderSummaryId !== null && { orderSummaryId }), errors: [] }
}

/** Returns the response body of an order that was not placed, with the reason. */
export function toFailedOrderBody(error: DomainError): CheckoutOrder {
  return { orderReferenceNumber: null, errors: [toErrorBody(error)] }
}

/** Returns the response body of a successful order action; `submit` has the order's reference number. */
export function toActionBody(
  action: 'prepare' | 'submit',
  orderReferenceNumber: string | null,
): CheckoutOrderActionResults {
  return { actions: [{ action, orderReferenceNumber, status: 'Success', errors: [] }] }
}

/** Returns the response body of a failed order action, with the reason. */
export function toFailedActionBody(action: 'prepare' | 'submit', error: DomainError): CheckoutOrderActionResults {
  return { actions: [{ action, orderReferenceNumber: null, status: 'Error', errors: [toErrorBody(error)] }] }
}
