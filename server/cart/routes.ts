import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { registerActionRoutes } from './action-routes.ts'
import { toCartSummary, toCompactSummary, toMissingCartSummary } from './cart-body.ts'
import { registerDeliveryRoutes } from './delivery/delivery-routes.ts'
import { cartErrors } from './errors.ts'
import { registerExplanationRoutes } from './explanation/explanation-routes.ts'
import { withEnsuredGuestKey } from './guests/guest-key.ts'
import { registerItemRoutes } from './lines/item-routes.ts'
import { toPreservedCart } from './guests/preserved-cart-body.ts'
import { registerCartPromotionRoutes } from './pricing/promotion-routes.ts'
import * as cart from './service.ts'
import { registerOwnedCartRoutes } from './owned-cart-routes.ts'
import { registerReservationRoutes } from './reservations/reservation-routes.ts'

/**
 * Registers the routes of carts, their lines, coupons, reservations and delivery groups. `onDeliveryChange` runs in the
 * transaction of each change of a delivery group, and `onDeletion` in that of each deletion of a cart.
 */
export function registerCartRoutes(
  server: Server,
  {
    onDeliveryChange,
    onDeletion,
  }: { readonly onDeliveryChange: cart.DeliveryChangeHandler; readonly onDeletion: cart.CartDeletionHandler },
): void {
  registerBasicRoutes(server, onDeletion)
  registerMergeAndCloneRoutes(server)
  registerOwnedCartRoutes(server)
  registerItemRoutes(server)
  registerActionRoutes(server, onDeliveryChange)
  registerCartPromotionRoutes(server)
  registerReservationRoutes(server)
  registerDeliveryRoutes(server, onDeliveryChange)
  registerExplanationRoutes(server)
}

function registerBasicRoutes(server: Server, onDeletion: cart.CartDeletionHandler): void {
  const { database } = server

  registerEndpoint(server, carts.createCart, async (call) => {
    const shopper = withEnsuredGuestKey(call)
    const createResult = await cart.createCart(database, shopper, call.body)
    return createResultResponse(createResult, 201, toCartSummary)
  })

  registerEndpoint(server, carts.getCart, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    return createResultResponse(result, 200, (loaded) =>
      loaded === null ? toMissingCartSummary(shopper) : toCartSummary(loaded),
    )
  })

  registerEndpoint(server, carts.ensureCart, async (call) => {
    const shopper = withEnsuredGuestKey(call)
    const ensureResult = await cart.ensureCart(database, shopper, call.params.cartStateOrId)
    if (!ensureResult.ok) return createErrorResponse(ensureResult.error)
    return createResponse(ensureResult.value.isNew ? 201 : 200, toCartSummary(ensureResult.value.loaded))
  })

  registerEndpoint(server, carts.deleteCart, async ({ shopper, params }) => {
    const deleteResult = await cart.deleteCart(database, shopper, { ref: params.cartStateOrId, onDeletion })
    return createResultResponse(deleteResult, 204, () => undefined)
  })

  registerEndpoint(server, carts.getCompactSummary, async ({ shopper }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, 'current')
    return createResultResponse(result, 200, (loaded) => toCompactSummary(loaded, shopper))
  })

  registerEndpoint(server, carts.getCartCompactSummary, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    return createResultResponse(result, 200, (loaded) => toCompactSummary(loaded, shopper))
  })
}

function registerMergeAndCloneRoutes(server: Server): void {
  const { database, authenticator } = server

  registerEndpoint(server, carts.preserveCart, async ({ shopper, params, request }) => {
    const guest = { ref: params.cartStateOrId, guestKey: authenticator.guestKeyOf(request, shopper.webstore) }
    const mergeResult = await cart.mergeGuestCart(database, shopper, guest)
    return createResultResponse(mergeResult, 201, toPreservedCart)
  })

  registerEndpoint(server, carts.cloneCart, async ({ shopper, params, query, body }) => {
    const type = query.targetType ?? body?.targetType ?? body?.targetCartType ?? body?.type
    const account = query.targetEffectiveAccountId ?? body?.targetEffectiveAccountId ?? null
    const isOtherCart =
      typeof body?.cartId === 'string' &&
      isNotCartKeyword(params.cartStateOrId) &&
      normalizeId(body.cartId) !== normalizeId(params.cartStateOrId)
    if (type !== 'PayNowReadOnly') return createErrorResponse(cartErrors.unsupportedCloneTarget)
    if (isOtherCart) return createErrorResponse(cartErrors.cloneIdMismatch)
    const targetAccountId = account === null ? null : (normalizeId(account) ?? account)
    const cloneResult = await cart.cloneCartForPayment(database, shopper, {
      ref: params.cartStateOrId,
      targetAccountId,
    })
    return createResultResponse(cloneResult, 201, toCartSummary)
  })
}

function isNotCartKeyword(ref: string): boolean {
  return ref !== 'active' && ref !== 'current'
}
