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
import * as checkouts from './service.ts'

/** Registers the routes of checkouts, their payment and their order. */
export function registerCheckoutRoutes(server: Server, deps: PaymentDeps): void {
  registerCheckoutResourceRoutes(server, deps)
  registerCheckoutPaymentRoutes(server, deps)
  registerCheckoutOrderRoutes(server, deps)
}

function registerCheckoutResourceRoutes(server: Server, deps: PaymentDeps): void {
  const start = async ({ shopper, body }: { shopper: Shopper; body: CheckoutStart }) => {
    const started = await checkouts.startCheckout(deps, shopper, body)
    return createResultResponse(started, 202, (view) => toCheckoutBody(view, 202))
  }
  registerEndpoint(server, endpoints.startCheckout, start)
  registerEndpoint(server, endpoints.createCheckout, start)

  registerEndpoint(server, endpoints.getCheckout, async ({ shopper, params }) => {
    const result = await checkouts.loadAndRepriceCheckout(deps, shopper, params.checkoutId)
    if (!result.ok) return createErrorResponse(result.error)
    const { view, isBusy } = result.value
    if (isBusy) return createResponse(202, toCheckoutBody(view, 202))
    return view.problems.length > 0
      ? createResponse(422, toCheckoutBody(view, 422))
      : createResponse(200, toCheckoutBody(view, 200))
  })

  registerEndpoint(server, endpoints.updateCheckout, async ({ shopper, params, body }) => {
    const changed = await checkouts.updateCheckout(deps, shopper, { ref: params.checkoutId, update: body })
    return createResultResponse(changed, 202, (view) => toCheckoutBody(view, 202))
  })

  registerEndpoint(server, endpoints.deleteCheckout, async ({ shopper, params }) => {
    const deleted = await checkouts.cancelCheckout(deps, shopper, params.checkoutId)
    return createResultResponse(deleted, 204, () => undefined)
  })
}

function registerCheckoutPaymentRoutes(server: Server, deps: PaymentDeps): void {
  registerEndpoint(server, endpoints.payCheckout, async ({ shopper, params, body }) => {
    const paid = await checkouts.payCheckout(deps, shopper, { ref: params.checkoutId, input: body })
    if (paid.ok) return createResponse(201, toPaymentBody(paid.value))
    return isReportedInBody(paid.error)
      ? createResponse(422, toFailedPaymentBody(paid.error))
      : createErrorResponse(paid.error)
  })

  registerEndpoint(server, endpoints.applyCheckoutCoupon, async ({ shopper, params, body }) => {
    const applied = await checkouts.applyCheckoutCoupon(deps, shopper, { ref: params.checkoutId, input: body })
    return createResultResponse(applied, 201, toCouponBody)
  })

  registerEndpoint(server, endpoints.deleteCheckoutCoupon, async ({ shopper, params }) => {
    const removed = await checkouts.deleteCheckoutCoupon(deps, shopper, {
      ref: params.checkoutId,
      cartCouponId: params.cartCouponId,
    })
    return createResultResponse(removed, 204, () => undefined)
  })
}

function registerCheckoutOrderRoutes(server: Server, deps: PaymentDeps): void {
  registerEndpoint(server, endpoints.placeOrder, async ({ shopper, params }) => {
    const placed = await checkouts.placeOrder(deps, shopper, params.checkoutId)
    if (placed.ok) return createResponse(201, toOrderBody(placed.value))
    if (!isReportedInBody(placed.error)) return createErrorResponse(placed.error)
    return isPreconditionFailure(placed.error)
      ? createResponse(412, toFailedOrderBody(placed.error))
      : createResponse(422, toFailedOrderBody(placed.error))
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
