import type { CheckoutStart } from '@hydrant/contract/shop/checkout.ts'
import * as endpoints from '@hydrant/contract/shop/checkout-endpoints.ts'
import { allOrNothing } from '@hydrant/kernel/outcome/all-or-nothing.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { checkoutBody, doneAction, placedOrder, refusedAction, refusedOrder, refusedPayment, TAKEN_PAYMENT } from './checkout-body.ts'
import { isCheckoutProblem } from './errors.ts'
import * as checkouts from './service.ts'

/** Checkouts, their payment and their order. */
export function registerCheckoutRoutes(server: Server): void {
  registerCheckouts(server)
  registerOrders(server)
}

function registerCheckouts(server: Server): void {
  const { database } = server
  const start = async ({ shopper, body }: { shopper: Shopper; body: CheckoutStart }) => {
    const started = await allOrNothing(database, (executor) => checkouts.startCheckout(executor, shopper, body))
    return answerOutcome(started, 202, (view) => checkoutBody(view, 202))
  }
  serve(server, endpoints.startCheckout, start)
  serve(server, endpoints.createCheckout, start)

  serve(server, endpoints.getCheckout, async ({ shopper, params }) => {
    const found = await checkouts.readCheckout(database, shopper, params.checkoutId)
    if (!found.ok) return refuse(found.refusal)
    return found.value.trouble.length > 0 ? answer(422, checkoutBody(found.value, 422)) : answer(200, checkoutBody(found.value, 200))
  })

  serve(server, endpoints.updateCheckout, async ({ shopper, params, body }) => {
    const changed = await allOrNothing(database, (executor) => checkouts.updateCheckout(executor, shopper, { ref: params.checkoutId, update: body }))
    return answerOutcome(changed, 202, (view) => checkoutBody(view, 202))
  })

  serve(server, endpoints.deleteCheckout, async ({ shopper, params }) => {
    const deleted = await allOrNothing(database, (executor) => checkouts.deleteCheckout(executor, shopper, params.checkoutId))
    return answerOutcome(deleted, 204, () => undefined)
  })

  serve(server, endpoints.payCheckout, async ({ shopper, params, body }) => {
    const paid = await allOrNothing(database, (executor) => checkouts.payCheckout(executor, shopper, { ref: params.checkoutId, input: body }))
    if (paid.ok) return answer(201, TAKEN_PAYMENT)
    return isCheckoutProblem(paid.refusal) ? answer(422, refusedPayment(paid.refusal)) : refuse(paid.refusal)
  })
}

function registerOrders(server: Server): void {
  const { database } = server

  serve(server, endpoints.placeOrder, async ({ shopper, params }) => {
    const placed = await checkouts.placeOrder(database, shopper, params.checkoutId)
    if (placed.ok) return answer(201, placedOrder(placed.value))
    if (!isCheckoutProblem(placed.refusal)) return refuse(placed.refusal)
    return placed.refusal.status === 412 ? answer(412, refusedOrder(placed.refusal)) : answer(422, refusedOrder(placed.refusal))
  })

  serve(server, endpoints.runOrderActions, async ({ shopper, params, body }) => {
    const action = body.actions[0]?.action ?? 'prepare'
    const outcome =
      action === 'submit'
        ? await checkouts.placeOrder(database, shopper, params.checkoutId)
        : await database.transaction((executor) => checkouts.prepareCheckout(executor, shopper, params.checkoutId))
    if (outcome.ok) return answer(201, doneAction(action, outcome.value?.orderReferenceNumber ?? null))
    if (!isCheckoutProblem(outcome.refusal)) return refuse(outcome.refusal)
    const results = refusedAction(action, outcome.refusal)
    return outcome.refusal.status === 412 ? answer(412, results) : answer(422, results)
  })
}
