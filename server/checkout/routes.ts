import type { CheckoutStart } from '@hydrant/contract/shop/checkout.ts'
import * as endpoints from '@hydrant/contract/shop/checkout-endpoints.ts'
import type { Shopper } from '../accounts/service.ts'
import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { PaymentDeps } from '../payments/service.ts'
import {
  toCheckoutBody,
  toCouponBody,
  toActionBody,
  toOrderBody,
  toFailedActionBody,
  toFailedOrderBody,
  toFailedPaymentBody,
  toPaymentBody,
} from './checkout-body.ts'
import { isReportedInBody } from './errors.ts'
import { registerPurchaseOrderFileRoutes } from './purchase-order-file-routes.ts'
import * as checkouts from './service.ts'

/** Registers the routes of checkouts, their payment and their order. */
export function registerCheckoutRoutes(server: Server, deps: PaymentDeps): void {
  registerCheckoutResourceRoutes(server, deps)
  registerCheckoutPaymentRoutes(server, deps)
  registerCheckoutOrderRoutes(server, deps)
  registerPurchaseOrderFileRoutes(server, deps)
}

function registerCheckoutResourceRoutes(server: Server, deps: PaymentDeps): void {
  const start = async ({ shopper, body }: { shopper: Shopper; body: CheckoutStart }) => {
    const startResult = await checkouts.startCheckout(deps, shopper, body)
    return createResultResponse(startResult, 202, (view) => toCheckoutBody(view, 202))
  }
  registerEndpoint(server, endpoints.startCheckout, start)
  registerEndpoint(server, endpoints.createCheckout, start)

  registerEndpoint(server, endpoints.getCheckout, async ({ shopper, params }) => {
    const result = await checkouts.waitForSubmitAndLoadCheckout(deps, shopper, params.checkoutId)
    if (!result.ok) return createErrorResponse(result.error)
    const { view, isBusy } = result.value
    if (isBusy) return createResponse(202, toCheckoutBody(view, 202))
    return view.problems.length > 0
      ? createResponse(422, toCheckoutBody(view, 422))
      : createResponse(200, toCheckoutBody(view, 200))
  })

  registerEndpoint(server, endpoints.updateCheckout, async ({ shopper, params, body }) => {
    const changeResult = await checkouts.updateCheckout(deps, shopper, { ref: params.checkoutId, update: body })
    return createResultResponse(changeResult, 202, (view) => toCheckoutBody(view, 202))
  })

  registerEndpoint(server, endpoints.deleteCheckout, async ({ shopper, params }) => {
    const deleteResult = await checkouts.cancelCheckout(deps, shopper, params.checkoutId)
    return createResultResponse(deleteResult, 204, () => undefined)
  })
}

function registerCheckoutPaymentRoutes(server: Server, deps: PaymentDeps): void {
  registerEndpoint(server, endpoints.payCheckout, async ({ shopper, params, body }) => {
    const payResult = await checkouts.payCheckout(deps, shopper, { ref: params.checkoutId, input: body })
    if (payResult.ok) return createResponse(201, toPaymentBody(payResult.value))
    return isReportedInBody(payResult.error)
      ? createResponse(422, toFailedPaymentBody(payResult.error))
      : createErrorResponse(payResult.error)
  })

  registerEndpoint(server, endpoints.applyCheckoutCoupon, async ({ shopper, params, body }) => {
    const couponResult = await checkouts.applyCheckoutCoupon(deps, shopper, { ref: params.checkoutId, input: body })
    return createResultResponse(couponResult, 201, toCouponBody)
  })

  registerEndpoint(server, endpoints.deleteCheckoutCoupon, async ({ shopper, params }) => {
    const removeResult = await checkouts.deleteCheckoutCoupon(deps, shopper, {
      ref: params.checkoutId,
      cartCouponId: params.cartCouponId,
    })
    return createResultResponse(removeResult, 204, () => undefined)
  })
}

function registerCheckoutOrderRoutes(server: Server, deps: PaymentDeps): void {
  registerEndpoint(server, endpoints.placeOrder, async ({ shopper, params }) => {
    const placeResult = await checkouts.placeOrder(deps, shopper, params.checkoutId)
    if (placeResult.ok) return createResponse(201, toOrderBody(placeResult.value))
    if (!isReportedInBody(placeResult.error)) return createErrorResponse(placeResult.error)
    return isPreconditionFailure(placeResult.error)
      ? createResponse(412, toFailedOrderBody(placeResult.error))
      : createResponse(422, toFailedOrderBody(placeResult.error))
  })

  registerEndpoint(server, endpoints.runOrderActions, async ({ shopper, params, body }) => {
    const action = body.actions[0]?.action ?? 'prepare'
    const result =
      action === 'submit'
        ? await checkouts.placeOrder(deps, shopper, params.checkoutId)
        : await checkouts.checkCheckoutAndReserveStock(deps, shopper, params.checkoutId)
    if (result.ok) return createResponse(201, toActionBody(action, result.value?.orderReferenceNumber ?? null))
    if (!isReportedInBody(result.error)) return createErrorResponse(result.error)
    const results = toFailedActionBody(action, result.error)
    return isPreconditionFailure(result.error) ? createResponse(412, results) : createResponse(422, results)
  })
}

/**
 * Whether the response to an error has the status 412 (something that the order requires is missing) instead of 422.
 */
function isPreconditionFailure(error: DomainError): boolean {
  return ERROR_STATUS[error.code] === 412
}
