import type { CheckoutStart } from '@hydrant/contract/shop/checkout.ts'
import * as endpoints from '@hydrant/contract/shop/checkout-endpoints.ts'
import type { Shopper } from '../accounts/service.ts'
import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
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
    return respondWithResult(started, 202, (view) => toCheckoutBody(view, 202))
  }
  serve(server, endpoints.startCheckout, start)
  serve(server, endpoints.createCheckout, start)

  serve(server, endpoints.getCheckout, async ({ shopper, params }) => {
    const result = await checkouts.loadAndRepriceCheckout(deps, shopper, params.checkoutId)
    if (!result.ok) return respondWithError(result.error)
    const { view, isBusy } = result.value
    if (isBusy) return respond(202, toCheckoutBody(view, 202))
    return view.problems.length > 0 ? respond(422, toCheckoutBody(view, 422)) : respond(200, toCheckoutBody(view, 200))
  })

  serve(server, endpoints.updateCheckout, async ({ shopper, params, body }) => {
    const changed = await checkouts.updateCheckout(deps, shopper, { ref: params.checkoutId, update: body })
    return respondWithResult(changed, 202, (view) => toCheckoutBody(view, 202))
  })

  serve(server, endpoints.deleteCheckout, async ({ shopper, params }) => {
    const deleted = await checkouts.cancelCheckout(deps, shopper, params.checkoutId)
    return respondWithResult(deleted, 204, () => undefined)
  })
}

function registerCheckoutPaymentRoutes(server: Server, deps: PaymentDeps): void {
  serve(server, endpoints.payCheckout, async ({ shopper, params, body }) => {
    const paid = await checkouts.payCheckout(deps, shopper, { ref: params.checkoutId, input: body })
    if (paid.ok) return respond(201, toPaymentBody(paid.value))
    return isReportedInBody(paid.error) ? respond(422, toFailedPaymentBody(paid.error)) : respondWithError(paid.error)
  })

  serve(server, endpoints.applyCheckoutCoupon, async ({ shopper, params, body }) => {
    const applied = await checkouts.applyCheckoutCoupon(deps, shopper, { ref: params.checkoutId, input: body })
    return respondWithResult(applied, 201, toCouponBody)
  })

  serve(server, endpoints.deleteCheckoutCoupon, async ({ shopper, params }) => {
    const removed = await checkouts.deleteCheckoutCoupon(deps, shopper, {
      ref: params.checkoutId,
      cartCouponId: params.cartCouponId,
    })
    return respondWithResult(removed, 204, () => undefined)
  })
}

function registerCheckoutOrderRoutes(server: Server, deps: PaymentDeps): void {
  serve(server, endpoints.placeOrder, async ({ shopper, params }) => {
    const placed = await checkouts.placeOrder(deps, shopper, params.checkoutId)
    if (placed.ok) return respond(201, toOrderBody(placed.value))
    if (!isReportedInBody(placed.error)) return respondWithError(placed.error)
    return isNotReady(placed.error)
      ? respond(412, toFailedOrderBody(placed.error))
      : respond(422, toFailedOrderBody(placed.error))
  })

  serve(server, endpoints.runOrderActions, async ({ shopper, params, body }) => {
    const action = body.actions[0]?.action ?? 'prepare'
    const result =
      action === 'submit'
        ? await checkouts.placeOrder(deps, shopper, params.checkoutId)
        : await checkouts.prepareCheckout(deps, shopper, params.checkoutId)
    if (result.ok) return respond(201, toActionBody(action, result.value?.orderReferenceNumber ?? null))
    if (!isReportedInBody(result.error)) return respondWithError(result.error)
    const results = toFailedActionBody(action, result.error)
    return isNotReady(result.error) ? respond(412, results) : respond(422, results)
  })
}

/** Whether an order fails because something outside the order's own data is missing: 412 instead of 422. */
function isNotReady(error: DomainError): boolean {
  return ERROR_STATUS[error.code] === 412
}
