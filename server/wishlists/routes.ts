import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { CART_PRODUCT_FIELDS, PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import * as endpoints from '@hydrant/contract/shop/wishlists.ts'
import type { Wishlist, WishlistItemCollection } from '@hydrant/contract/shop/wishlists.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { type PageWindow, parsePageToken, toPageLinksAndTokens } from '../http/page-token.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { wishlistErrors } from './errors.ts'
import * as wishlists from './service.ts'
import { toCartBatchResult, toCreatedWishlist, toItemBody, toItemPage, toWishlistSummary } from './wishlist-body.ts'

/** Registers the routes of wishlists and their items. */
export function registerWishlistRoutes(server: Server): void {
  registerListRoutes(server)
  registerItemRoutes(server)
}

function registerListRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.listWishlists, async ({ shopper, query, request }) => {
    const pageOptions = parsePageOptions(query, request.originalUrl)
    if (!pageOptions.ok) return createErrorResponse(pageOptions.error)
    const lists = await database.query((db) => wishlists.listWishlists(db, shopper))
    const requestedId = query.wishlistId === undefined ? null : toFullIdIfValid(query.wishlistId)
    const selected = requestedId === null ? lists : lists.filter(({ id }) => id === requestedId)
    if (requestedId !== null && selected.length === 0) return createErrorResponse(wishlistErrors.unknownList)
    const [first] = selected
    const body = { wishlistCount: lists.length, summaries: selected.map(toWishlistSummary), displayedList: null }
    if (first === undefined || !query.includeDisplayedList) return createResponse(200, body)
    const page = await database.query((db) =>
      wishlists.loadWishlistPage(db, shopper, {
        id: first.id,
        window: toItemWindow(pageOptions.value, query.sortItemsBy),
      }),
    )
    return createResultResponse(page, 200, (value) => ({
      ...body,
      displayedList: toWishlistBody(value, pageOptions.value),
    }))
  })

  registerEndpoint(server, endpoints.createWishlist, async ({ shopper, body }) => {
    const created = await wishlists.createWishlist(database, shopper, body)
    return createResultResponse(created, 201, ({ list, failures }) => toCreatedWishlist(list, failures))
  })

  registerEndpoint(server, endpoints.getWishlist, async ({ shopper, params, query, request }) => {
    const pageOptions = parsePageOptions(query, request.originalUrl)
    if (!pageOptions.ok) return createErrorResponse(pageOptions.error)
    const page = await database.query((db) =>
      wishlists.loadWishlistPage(db, shopper, {
        id: params.wishlistId,
        window: toItemWindow(pageOptions.value, query.sortItemsBy),
      }),
    )
    return createResultResponse(page, 200, (value) => toWishlistBody(value, pageOptions.value))
  })

  registerEndpoint(server, endpoints.renameWishlist, async ({ shopper, params, body }) => {
    const renamed = await wishlists.renameWishlist(database, shopper, {
      id: params.wishlistId,
      name: body.name,
      isShared: body.sharedWithAccount,
    })
    return createResultResponse(renamed, 200, toWishlistSummary)
  })

  registerEndpoint(server, endpoints.deleteWishlist, async ({ shopper, params }) => {
    const deleted = await wishlists.deleteWishlist(database, shopper, params.wishlistId)
    return createResultResponse(deleted, 204, () => undefined)
  })
}

function registerItemRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.listWishlistItems, async ({ shopper, params, query, request }) => {
    const pageOptions = parsePageOptions(query, request.originalUrl)
    if (!pageOptions.ok) return createErrorResponse(pageOptions.error)
    const page = await database.query((db) =>
      wishlists.loadWishlistPage(db, shopper, {
        id: params.wishlistId,
        window: toItemWindow(pageOptions.value, query.sortItemsBy),
      }),
    )
    return createResultResponse(page, 200, (value) => toItemCollection(value, pageOptions.value))
  })

  registerEndpoint(server, endpoints.addWishlistItem, async ({ shopper, params, body }) => {
    const added = await wishlists.addWishlistItem(database, shopper, {
      id: params.wishlistId,
      product: body,
    })
    return createResultResponse(added, 201, ({ item, product }) => toItemBody(item, product, []))
  })

  registerEndpoint(server, endpoints.deleteWishlistItem, async ({ shopper, params }) => {
    const deleted = await wishlists.deleteWishlistItem(database, shopper, {
      id: params.wishlistId,
      itemId: params.wishlistItemId,
    })
    return createResultResponse(deleted, 204, () => undefined)
  })

  registerEndpoint(server, endpoints.addCartToWishlist, async ({ shopper, params, body }) => {
    const copied = await wishlists.addCartToWishlist(database, shopper, {
      id: body.wishlistId,
      cart: params.cartStateOrId,
    })
    return createResultResponse(copied, 201, ({ list, addedCount }) => ({
      wishlistId: list.id,
      productsAddedCount: addedCount,
    }))
  })

  registerEndpoint(server, endpoints.addWishlistToCart, async ({ shopper, params, query }) => {
    const added = await wishlists.addWishlistToCart(database, shopper, {
      id: params.wishlistId,
      cart: query.cartId ?? 'current',
    })
    return createResultResponse(added, 201, toCartBatchResult)
  })
}

/** Options of a page of a wishlist. */
interface PageOptions {
  readonly window: PageWindow
  /** The request's own URL. */
  readonly url: string
  readonly productFields: readonly string[]
}

function toWishlistBody(page: wishlists.WishlistPage, pageOptions: PageOptions): Wishlist {
  return { summary: toWishlistSummary(page.list), page: toItemCollection(page, pageOptions) }
}

function toItemCollection(
  page: wishlists.WishlistPage,
  { window, url, productFields }: PageOptions,
): WishlistItemCollection {
  return { ...toItemPage(page, productFields), ...toPageLinksAndTokens(window, page.list.productCount, url) }
}

interface PageQuery {
  readonly pageSize: number
  readonly page?: string
  readonly pageToken?: string
  readonly productFields?: string
}

function parsePageOptions(query: PageQuery, url: string): Result<PageOptions> {
  const token = query.pageToken ?? query.page
  const window = token === undefined ? { pageSize: query.pageSize, offset: 0 } : parsePageToken(token, PAGE_SIZE_25.max)
  if (window === null) return err(wishlistErrors.malformedToken)
  const fields = parseUniqueCsvValues(query.productFields, { max: CART_PRODUCT_FIELDS })
  return fields.ok ? ok({ window, url, productFields: fields.values }) : err(wishlistErrors.tooManyFields)
}

const SORTS = { CreatedDateAsc: 'oldest', CreatedDateDesc: 'newest', Position: 'position' } as const

function toItemWindow({ window }: PageOptions, sort: keyof typeof SORTS): wishlists.ItemWindow {
  return { limit: window.pageSize, offset: window.offset, sort: SORTS[sort] }
}
