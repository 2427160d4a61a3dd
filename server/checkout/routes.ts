import type { CheckoutStart } from '@hydrant/contract/shop/checkout.ts'
import * as endpoints from '@hydrant/contract/shop/checkout-endpoints.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import type { PaymentParts } from '../payments/service.ts'
import {
  checkoutBody,
  checkoutCoupons,
  doneAction,
  placedOrder,
  refusedAction,
  refusedOrder,
  refusedPayment,
  takenPayment,
} from './checkout-body.ts'
import { isCheckoutProblem } from './errors.ts'
import * as checkouts from './service.ts'

/** Checkouts, their payment and their order. */
export function registerCheckoutRoutes(server: Server, parts: PaymentParts): void {
  registerCheckouts(server, parts)
  registerPayment(server, parts)
  registerOrders(server, parts)
}

function registerCheckouts(server: Server, parts: PaymentParts): void {
  const start = async ({ shopper, body }: { shopper: Shopper; body: CheckoutStart }) => {
    const started = await checkouts.startCheckout(parts, shopper, body)
    return answerOutcome(started, 202, (view) => checkoutBody(view, 202))
  }
  serve(server, endpoints.startCheckout, start)
  serve(server, endpoints.createCheckout, start)

  serve(server, endpoints.getCheckout, async ({ shopper, params }) => {
    const found = await checkouts.readCheckout(parts, shopper, params.checkoutId)
    if (!found.ok) return refuse(found.error)
    return found.value.trouble.length > 0
      ? answer(422, checkoutBody(found.value, 422))
      : answer(200, checkoutBody(found.value, 200))
  })

  serve(server, endpoints.updateCheckout, async ({ shopper, params, body }) => {
    const changed = await checkouts.updateCheckout(parts, shopper, { ref: params.checkoutId, update: body })
    return answerOutcome(changed, 202, (view) => checkoutBody(view, 202))
  })

  serve(server, endpoints.deleteCheckout, async ({ shopper, params }) => {
    const deleted = await checkouts.deleteCheckout(parts, shopper, params.checkoutId)
    return answerOutcome(deleted, 204, () => undefined)
  })
}

function registerPayment(server: Server, parts: PaymentParts): void {
  serve(server, endpoints.payCheckout, async ({ shopper, params, body }) => {
    const paid = await checkouts.payCheckout(parts, shopper, { ref: params.checkoutId, input: body })
    if (paid.ok) return answer(201, takenPayment(paid.value))
    return isCheckoutProblem(paid.error) ? answer(422, refusedPayment(paid.error)) : refuse(paid.error)
  })

  serve(server, endpoints.applyCheckoutCoupon, async ({ shopper, params, body }) => {
    const applied = await checkouts.applyCheckoutCoupon(parts, shopper, { ref: params.checkoutId, input: body })
    return answerOutcome(applied, 201, checkoutCoupons)
  })

  serve(server, endpoints.deleteCheckoutCoupon, async ({ shopper, params }) => {
    const removed = await checkouts.deleteCheckoutCoupon(parts, shopper, {
      ref: params.checkoutId,
      cartCouponId: params.cartCouponId,
    })
    return answerOutcome(removed, 204, () => undefined)
  })
}

function registerOrders(server: Server, parts: PaymentParts): void {
  serve(server, endpoints.placeOrder, async ({ shopper, params }) => {
    const placed = await checkouts.placeOrder(parts, shopper, params.checkoutId)
    if (placed.ok) return answer(201, placedOrder(placed.value))
    if (!isCheckoutProblem(placed.error)) return refuse(placed.error)
    return placed.error.status === 412
      ? answer(412, refusedOrder(placed.error))
      : answer(422, refusedOrder(placed.error))
  })

  serve(server, endpoints.runOrderActions, async ({ shopper, params, body }) => {
    const action = body.actions[0]?.action ?? 'prepare'
    const outcome =
      action === 'submit'
        ? await checkouts.placeOrder(parts, shopper, params.checkoutId)
        : await checkouts.prepareCheckout(parts, shopper, params.checkoutId)
    if (outcome.ok) return answer(201, doneAction(action, outcome.value?.orderReferenceNumber ?? null))
    if (!isCheckoutProblem(outcome.error)) return refuse(outcome.error)
    const results = refusedAction(action, outcome.error)
    return outcome.error.status === 412 ? answer(412, results) : answer(422, results)
  })
}
