import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { registerActionRoutes } from './action-routes.ts'
import { toCartSummary, toCompactSummary, toMissingCartSummary } from './cart-body.ts'
import { registerDeliveryRoutes } from './delivery/delivery-routes.ts'
import { cartErrors } from './errors.ts'
import { ensureGuestKey } from './guests/guest-key.ts'
import { registerItemRoutes } from './lines/item-routes.ts'
import { toPreservedCart } from './guests/preserved-cart-body.ts'
import { registerPromotionRoutes } from './pricing/promotion-routes.ts'
import * as cart from './service.ts'
import { registerReservationRoutes } from './reservations/reservation-routes.ts'

/**
 * Registers the routes of carts, their lines, coupons, reservations and delivery groups. `onDeliveryChange` runs in the
 * transaction of each change of a delivery group.
 */
export function registerCartRoutes(server: Server, onDeliveryChange: cart.DeliveryChangeHandler): void {
  registerBasicRoutes(server)
  registerCopyRoutes(server)
  registerItemRoutes(server)
  registerActionRoutes(server, onDeliveryChange)
  registerPromotionRoutes(server)
  registerReservationRoutes(server)
  registerDeliveryRoutes(server, onDeliveryChange)
}

function registerBasicRoutes(server: Server): void {
  const { database } = server

  serve(server, carts.createCart, async (call) => {
    const shopper = ensureGuestKey(call)
    const created = await cart.createCart(database, shopper, call.body)
    return respondWithResult(created, 201, toCartSummary)
  })

  serve(server, carts.getCart, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    return respondWithResult(result, 200, (loaded) =>
      loaded === null ? toMissingCartSummary(shopper) : toCartSummary(loaded),
    )
  })

  serve(server, carts.ensureCart, async (call) => {
    const shopper = ensureGuestKey(call)
    const ensured = await cart.ensureCart(database, shopper, call.params.cartStateOrId)
    if (!ensured.ok) return respondWithError(ensured.error)
    return respond(ensured.value.isNew ? 201 : 200, toCartSummary(ensured.value.loaded))
  })

  serve(server, carts.deleteCart, async ({ shopper, params }) => {
    const deleted = await cart.deleteCart(database, shopper, params.cartStateOrId)
    return respondWithResult(deleted, 204, () => undefined)
  })

  serve(server, carts.getCompactSummary, async ({ shopper }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, 'current')
    return respondWithResult(result, 200, (loaded) => toCompactSummary(loaded, shopper))
  })

  serve(server, carts.getCartCompactSummary, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    return respondWithResult(result, 200, (loaded) => toCompactSummary(loaded, shopper))
  })
}

function registerCopyRoutes(server: Server): void {
  const { database, authenticator } = server

  serve(server, carts.preserveCart, async ({ shopper, params, request }) => {
    const guest = { ref: params.cartStateOrId, guestKey: authenticator.guestKeyOf(request, shopper.webstore) }
    const preserved = await cart.mergeGuestCart(database, shopper, guest)
    return respondWithResult(preserved, 201, toPreservedCart)
  })

  serve(server, carts.cloneCart, async ({ shopper, params, query, body }) => {
    const type = query.targetType ?? body?.targetType ?? body?.targetCartType ?? body?.type
    const account = query.targetEffectiveAccountId ?? body?.targetEffectiveAccountId ?? null
    const isOtherCart =
      typeof body?.cartId === 'string' &&
      isRecordId(params.cartStateOrId) &&
      normalizeId(body.cartId) !== normalizeId(params.cartStateOrId)
    if (type !== 'PayNowReadOnly') return respondWithError(cartErrors.noTarget)
    if (isOtherCart) return respondWithError(cartErrors.otherCart)
    const targetAccountId = account === null ? null : (normalizeId(account) ?? account)
    const cloned = await cart.cloneCart(database, shopper, { ref: params.cartStateOrId, targetAccountId })
    return respondWithResult(cloned, 201, toCartSummary)
  })
}

function isRecordId(ref: string): boolean {
  return ref !== 'active' && ref !== 'current'
}
