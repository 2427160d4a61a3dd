import * as endpoints from '@hydrant/contract/shop/lists.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toPrecondition } from '../records/service.ts'
import * as wishlists from './service.ts'
import { toAddedItems, toItemBody, toWishlistSummary } from './wishlist-body.ts'

/** Registers the routes of lists and their lines beyond those of wishlists. */
export function registerListLineRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.addWishlistItems, async ({ shopper, params, body }) => {
    const added = await wishlists.addWishlistItems(database, shopper, {
      id: params.wishlistId,
      products: body.products,
    })
    return createResultResponse(added, 201, toAddedItems)
  })

  registerEndpoint(server, endpoints.copyWishlist, async ({ shopper, params, body }) => {
    const copied = await wishlists.copyWishlist(database, shopper, { id: params.wishlistId, name: body.name })
    return createResultResponse(copied, 201, toWishlistSummary)
  })

  registerEndpoint(server, endpoints.updateWishlistItem, async ({ shopper, params, body, request }) => {
    const changed = await wishlists.updateWishlistItem(database, shopper, {
      id: params.wishlistId,
      itemId: params.wishlistItemId,
      change: body,
      precondition: toPrecondition(request.headers),
    })
    return createResultResponse(changed, 200, ({ item, product }) => toItemBody(item, product, []))
  })

  registerEndpoint(server, endpoints.moveWishlistItem, async ({ shopper, params, body }) => {
    const moved = await wishlists.moveWishlistItem(database, shopper, {
      id: params.wishlistId,
      itemId: params.wishlistItemId,
      beforeItemId: body.beforeItemId,
    })
    return createResultResponse(moved, 200, ({ item, product }) => toItemBody(item, product, []))
  })
}
