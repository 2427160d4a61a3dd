import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import { releaseInventory, reserveInventory } from '@hydrant/contract/shop/cart-reservation.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { registerActionRoutes } from './action-routes.ts'
import { cartSummary, compactSummary, missingCartSummary } from './cart-body.ts'
import { registerDeliveryRoutes } from './delivery-routes.ts'
import { cartRefusals } from './errors.ts'
import { withGuestKey } from './guest-key.ts'
import { registerItemRoutes } from './item-routes.ts'
import { preservedCart } from './line-body.ts'
import { registerPromotionRoutes } from './promotion-routes.ts'
import { reservationBody } from './reservation-body.ts'
import * as cart from './service.ts'

/**
 * Carts, what is in them, their coupons and their delivery. `follow` does what a change of a delivery means outside the
 * cart.
 */
export function registerCartRoutes(server: Server, follow: cart.DeliveryFollower): void {
  registerCarts(server)
  registerCopies(server)
  registerItemRoutes(server)
  registerActionRoutes(server, follow)
  registerPromotionRoutes(server)
  registerReservations(server)
  registerDeliveryRoutes(server, follow)
}

function registerCarts(server: Server): void {
  const { database } = server

  serve(server, carts.createCart, async (call) => {
    const shopper = withGuestKey(call)
    const made = await transactional(database, (executor) => cart.createCart(executor, shopper, call.body))
    return answerOutcome(made, 201, cartSummary)
  })

  serve(server, carts.getCart, async ({ shopper, params }) => {
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    return answerOutcome(found, 200, (open) => (open === null ? missingCartSummary(shopper) : cartSummary(open)))
  })

  serve(server, carts.ensureCart, async (call) => {
    const shopper = withGuestKey(call)
    const ensured = await transactional(database, (executor) =>
      cart.ensureCart(executor, shopper, call.params.cartStateOrId),
    )
    if (!ensured.ok) return refuse(ensured.error)
    return answer(ensured.value.isNew ? 201 : 200, cartSummary(ensured.value.open))
  })

  serve(server, carts.deleteCart, async ({ shopper, params }) => {
    const deleted = await transactional(database, (executor) =>
      cart.deleteCart(executor, shopper, params.cartStateOrId),
    )
    return answerOutcome(deleted, 204, () => undefined)
  })

  serve(server, carts.getCompactSummary, async ({ shopper }) => {
    const found = await cart.readCart(database, shopper, 'current')
    return answerOutcome(found, 200, (open) => compactSummary(open, shopper))
  })

  serve(server, carts.getCartCompactSummary, async ({ shopper, params }) => {
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    return answerOutcome(found, 200, (open) => compactSummary(open, shopper))
  })
}

function registerCopies(server: Server): void {
  const { database, gatekeeper } = server

  serve(server, carts.preserveCart, async ({ shopper, params, request }) => {
    const guest = { ref: params.cartStateOrId, guestKey: gatekeeper.guestKeyOf(request, shopper.webstore) }
    const preserved = await transactional(database, (executor) => cart.preserveCart(executor, shopper, guest))
    return answerOutcome(preserved, 201, preservedCart)
  })

  serve(server, carts.cloneCart, async ({ shopper, params, query, body }) => {
    const type = query.targetType ?? body?.targetType ?? body?.targetCartType ?? body?.type
    const account = query.targetEffectiveAccountId ?? body?.targetEffectiveAccountId ?? null
    const isOtherCart =
      typeof body?.cartId === 'string' &&
      isRecordId(params.cartStateOrId) &&
      normalizeId(body.cartId) !== normalizeId(params.cartStateOrId)
    if (type !== 'PayNowReadOnly') return refuse(cartRefusals.noTarget)
    if (isOtherCart) return refuse(cartRefusals.otherCart)
    const targetAccountId = account === null ? null : (normalizeId(account) ?? account)
    const cloned = await transactional(database, (executor) =>
      cart.cloneCart(executor, shopper, { ref: params.cartStateOrId, targetAccountId }),
    )
    return answerOutcome(cloned, 201, cartSummary)
  })
}

function isRecordId(ref: string): boolean {
  return ref !== 'active' && ref !== 'current'
}

function registerReservations(server: Server): void {
  const { database } = server

  serve(server, reserveInventory, async ({ shopper, params, body }) => {
    const wanted = { ref: params.cartStateOrId, seconds: body?.durationInSeconds ?? null }
    const reserved = await transactional(database, (executor) => cart.reserveCart(executor, shopper, wanted))
    return answerOutcome(reserved, 200, reservationBody)
  })

  serve(server, releaseInventory, async ({ shopper, params }) => {
    const released = await transactional(database, (executor) =>
      cart.releaseCart(executor, shopper, params.cartStateOrId),
    )
    return answerOutcome(released, 204, () => undefined)
  })
}
