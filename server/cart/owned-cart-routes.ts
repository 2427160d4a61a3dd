import * as carts from '@hydrant/contract/shop/named-carts.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { listColleagues, toPersonName } from '../accounts/service.ts'
import { parseIdempotencyKey } from '../http/request-key.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toCartSummary } from './cart-body.ts'
import * as cart from './service.ts'

/** Registers the routes of what a buyer does with several carts: listing and renaming, moving lines, and sending. */
export function registerOwnedCartRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, carts.listCarts, async ({ shopper }) => {
    const owned = await database.query((db) => cart.listOwnedCarts(db, shopper))
    return createResponse(200, { carts: owned.map(toOwnedCartBody) })
  })

  registerEndpoint(server, carts.renameCart, async ({ shopper, params, body }) => {
    const result = await cart.renameCart(database, shopper, { ref: params.cartStateOrId, name: body.name })
    return createResultResponse(result, 200, toCartSummary)
  })

  registerEndpoint(server, carts.moveCartItems, async ({ shopper, params, body }) => {
    const result = await cart.moveItems(database, shopper, {
      ref: params.cartStateOrId,
      target: body.targetCart,
      moves: body.items.map(({ cartItemId, quantity = null, cartDeliveryGroupId = null }) => ({
        lineId: cartItemId,
        quantity,
        groupId: cartDeliveryGroupId,
      })),
    })
    return createResultResponse(result, 201, toMovedBody)
  })

  registerEndpoint(server, carts.listColleagues, async ({ shopper }) => {
    const colleagues = await database.query((db) => listColleagues(db, shopper))
    return createResponse(200, {
      colleagues: colleagues.map((colleague) => ({ userId: colleague.id, name: toPersonName(colleague) })),
    })
  })

  registerEndpoint(server, carts.sendCart, async ({ shopper, params, body, request }) => {
    const requestKeyResult = parseIdempotencyKey(request)
    if (!requestKeyResult.ok) return createErrorResponse(requestKeyResult.error)
    const result = await cart.sendCart(database, shopper, {
      ref: params.cartStateOrId,
      userId: body.userId,
      requestKey: requestKeyResult.value,
    })
    return createResultResponse(result, 201, (sent) => sent)
  })
}

function toOwnedCartBody({ cart: owned, changedAt, senderName }: cart.OwnedCart): carts.OwnedCart {
  return {
    cartId: owned.id,
    name: owned.name,
    status: owned.status,
    isSecondary: owned.isSecondary,
    isSavedForLater: owned.isSavedForLater,
    currencyIsoCode: owned.currencyIsoCode,
    uniqueProductCount: owned.totals.lineCount,
    totalProductCount: toText(owned.totals.productCount),
    lastModifiedDate: toTimestamp(changedAt),
    sentBy: senderName,
  }
}

function toMovedBody({ cartId, moved }: cart.MovedLines) {
  return {
    targetCartId: cartId,
    items: moved.map(({ from, toLineId, quantity }) => ({
      cartItemId: from.id,
      cartDeliveryGroupId: from.deliveryGroupId,
      targetCartItemId: toLineId,
      name: from.name,
      quantity: toText(quantity),
    })),
  }
}
