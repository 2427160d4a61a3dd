import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { toPlatformErrors } from '@hydrant/contract/shared/platform-errors.ts'
import * as items from '@hydrant/contract/shop/cart-item-endpoints.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { CART_BATCH, CART_PRODUCT_FIELDS, PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { type PageWindow, parsePageToken, toPageLinks } from '../../http/page-token.ts'
import { parseIdempotencyKey } from '../../http/request-key.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toMissingCartSummary, countLinesWithProblems } from '../cart-body.ts'
import { cartErrors } from '../errors.ts'
import { ensureGuestKey } from '../guests/guest-key.ts'
import { toCartItem, toCartItemCollection, toCartProducts } from './line-body.ts'
import { parseBatch } from './parse-batch.ts'
import * as cart from '../service.ts'

/** Registers the routes of cart lines. */
export function registerItemRoutes(server: Server): void {
  const { database } = server
  registerBatchRoute(server)
  registerProductRoutes(server)
  registerChangeRoutes(server)

  registerEndpoint(server, items.listCartItems, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const fields = parseProductFields(query.productFields)
    const pageWindow =
      token === undefined
        ? { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
        : parsePageToken(token, PAGE_SIZE_25.max)
    if (pageWindow === null) return createErrorResponse(cartErrors.malformedPageToken)
    if (!fields.ok) return createErrorResponse(fields.error)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    if (result.value === null) return createResponse(200, toEmptyCollection(shopper))
    const listing = {
      ...pageWindow,
      sort: query.sort,
      productFields: fields.value,
      url: request.originalUrl,
      promotions: query.includePromotions,
      coupons: query.includeCoupons,
    }
    return createResponse(200, await loadItemCollection(server, result.value, listing))
  })

  registerEndpoint(server, items.addCartItem, async (call) => {
    const { params, query, body, request } = call
    const shopper = ensureGuestKey(call)
    const fields = parseProductFields(query.productFields)
    if (!fields.ok) return createErrorResponse(fields.error)
    const requestKey = parseIdempotencyKey(request)
    if (!requestKey.ok) return createErrorResponse(requestKey.error)
    const added = await cart.addItem(database, shopper, {
      ref: params.cartStateOrId,
      input: body,
      requestKey: requestKey.value,
    })
    if (!added.ok) return createErrorResponse(added.error)
    const { loaded, line, products } = added.value
    const guestQuantities = await database.query((db) => cart.findGuestQuantities(db, loaded, [line]))
    const item = toCartItem(loaded, line, {
      product: products.get(line.productId),
      productFields: fields.value,
      guestQuantities,
    })
    if (!query.includeCartData) return createResponse(201, item)
    const window = { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
    const listing = {
      ...window,
      sort: query.sort,
      productFields: fields.value,
      url: request.originalUrl,
      promotions: true,
      coupons: true,
    }
    return createResponse(201, { ...item, cartData: await loadItemCollection(server, loaded, listing) })
  })
}

function registerChangeRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, items.updateCartItem, async ({ shopper, params, query, body }) => {
    const fields = parseProductFields(query.productFields)
    if (!fields.ok) return createErrorResponse(fields.error)
    const changed = await cart.updateItem(database, shopper, {
      ref: params.cartStateOrId,
      lineId: params.cartItemId,
      update: body,
    })
    if (!changed.ok) return createErrorResponse(changed.error)
    const { loaded, line } = changed.value
    const [products, guestQuantities] = await database.query((db) =>
      Promise.all([cart.findProductsOfLines(db, loaded, [line]), cart.findGuestQuantities(db, loaded, [line])]),
    )
    return createResponse(
      200,
      toCartItem(loaded, line, { product: products.get(line.productId), productFields: fields.value, guestQuantities }),
    )
  })

  registerEndpoint(server, items.deleteCartItem, async ({ shopper, params }) => {
    const deleted = await cart.deleteItem(database, shopper, { ref: params.cartStateOrId, lineId: params.cartItemId })
    return createResultResponse(deleted, 204, () => undefined)
  })
}

function registerBatchRoute(server: Server): void {
  const { database } = server

  registerEndpoint(server, items.addCartItems, async (call) => {
    const { inputs: rawRows } = call.body
    if (rawRows.length === 0) return createErrorResponse(cartErrors.emptyBatch)
    if (rawRows.length > CART_BATCH) return createErrorResponse(cartErrors.largeBatch)
    const rows = parseBatch(rawRows)
    const inputs = rows.flatMap((row) => (row.ok ? [row.value] : []))
    const shopper = ensureGuestKey(call)
    const added = await cart.addItems(database, shopper, { ref: call.params.cartStateOrId, inputs })
    if (!added.ok) return createErrorResponse(added.error)
    const { loaded, products } = added.value
    const additions = added.value.results.values()
    const lines = added.value.results.flatMap((result) => (result.ok ? [result.value] : []))
    const guestQuantities = await database.query((db) => cart.findGuestQuantities(db, loaded, lines))
    const results = rows.map((row) => (row.ok ? requireAddition(additions.next().value) : row))
    return createResponse(201, {
      hasErrors: results.some((result) => !result.ok),
      results: results.map((result) => {
        if (!result.ok)
          return {
            statusCode: ERROR_STATUS[result.error.code],
            result: toPlatformErrors(result.error),
          }
        return {
          statusCode: 201,
          result: toCartItem(loaded, result.value, {
            product: products.get(result.value.productId),
            productFields: [],
            guestQuantities,
          }),
        }
      }),
    })
  })
}

function requireAddition(addition: Result<cart.CartLine> | undefined): Result<cart.CartLine> {
  if (addition === undefined) throw new Error('Every well-formed row of a batch has a result.')
  return addition
}

function registerProductRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, items.listCartProducts, async ({ shopper, params, query }) => {
    const fields = parseProductFields(query.productFields)
    if (!fields.ok) return createErrorResponse(fields.error)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    const loaded = result.value
    if (loaded === null)
      return createResponse(200, {
        count: 0,
        currentPage: 1,
        hasErrors: false,
        totalItemCount: 0,
        totalNumberOfPages: 0,
        products: [],
      })
    const { pageNumber, pageSize } = query
    const page = await database.query((db) =>
      cart.listProducts(db, loaded, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    )
    const products = toCartProducts(loaded, { ...page, productFields: fields.value })
    const pageCount = Math.ceil(page.total / pageSize)
    const collection = {
      count: products.length,
      hasErrors: countLinesWithProblems(loaded.cart) > 0,
      totalItemCount: page.total,
      totalNumberOfPages: pageCount,
      products,
    }
    return createResponse(200, { ...collection, currentPage: Math.max(1, Math.min(pageNumber, pageCount)) })
  })

  registerEndpoint(server, items.getCartProduct, async ({ shopper, params, query }) => {
    const fields = parseProductFields(query.productFields)
    if (!fields.ok) return createErrorResponse(fields.error)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    const loaded = result.value
    if (loaded === null) return createErrorResponse(cartErrors.productNotInCart)
    const page = await database.query((db) => cart.listLinesOfProduct(db, loaded, params.productId))
    const [product] = toCartProducts(loaded, { ...page, productFields: fields.value })
    return product === undefined ? createErrorResponse(cartErrors.productNotInCart) : createResponse(200, product)
  })
}

/** Which page of lines to load, and what to include. */
export interface ItemListing extends PageWindow {
  readonly sort: cart.LineListing['sort']
  readonly productFields: readonly string[]
  readonly url: string
  readonly promotions: boolean
  readonly coupons: boolean
  /** Only the lines of this delivery group. */
  readonly groupId?: string
}

/** Loads a page of lines as a response body. For an offset after the last line it returns the last page. */
export async function loadItemCollection(
  { database }: Server,
  loaded: cart.LoadedCart,
  listing: ItemListing,
): Promise<CartItemCollection> {
  const { pageSize, sort, productFields, promotions, coupons, groupId } = listing
  const { lineCount, byGroup } = loaded.cart.totals
  const total = groupId === undefined ? lineCount : (byGroup.get(groupId)?.lineCount ?? 0)
  const pageCount = Math.ceil(total / pageSize)
  const offset = listing.offset < total ? listing.offset : Math.max(0, pageCount - 1) * pageSize
  const page = await database.query((db) =>
    cart.listLines(db, loaded, { sort, limit: pageSize, offset, ...(groupId !== undefined && { groupId }) }),
  )
  return {
    ...toCartItemCollection(loaded, { ...page, productFields }, { promotions, coupons }),
    currentPage: Math.floor(offset / pageSize) + 1,
    totalItemCount: total,
    totalNumberOfPages: pageCount,
    ...toPageLinks({ pageSize, offset }, total, listing.url),
  }
}

function toEmptyCollection(shopper: Shopper): CartItemCollection {
  const emptyPageLinks = {
    currentPageToken: null,
    currentPageUrl: null,
    nextPageToken: null,
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
  }
  return {
    cartItems: [],
    cartSummary: toMissingCartSummary(shopper),
    hasErrors: false,
    currentPage: 1,
    totalItemCount: 0,
    totalNumberOfPages: 0,
    ...emptyPageLinks,
  }
}

function parseProductFields(list: string | undefined): Result<readonly string[]> {
  const fields = parseCsv(list, { max: CART_PRODUCT_FIELDS })
  return fields.ok ? ok(fields.values) : err(cartErrors.tooManyFields)
}
