import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { toPlatformErrors } from '@hydrant/contract/shared/platform-errors.ts'
import * as items from '@hydrant/contract/shop/cart-item-endpoints.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { CART_BATCH, CART_PRODUCT_FIELDS, PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { type PageWindow, parsePageToken, toPageLinksAndTokens } from '../../http/page-token.ts'
import { parseIdempotencyKey } from '../../http/request-key.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toMissingCartSummary, countLinesWithProblems } from '../cart-body.ts'
import { cartErrors } from '../errors.ts'
import { withEnsuredGuestKey } from '../guests/guest-key.ts'
import { toCartItem, toCartItemCollection, toCartProducts } from './line-body.ts'
import { parseBatch } from './parse-batch.ts'
import * as cart from '../service.ts'

/** Registers the routes of cart lines. */
export function registerItemRoutes(server: Server): void {
  const { database } = server
  registerBatchRoute(server)
  registerProductRoutes(server)
  registerUpdateAndDeleteRoutes(server)

  registerEndpoint(server, items.listCartItems, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const fieldsResult = parseProductFields(query.productFields)
    const pageWindow =
      token === undefined
        ? { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
        : parsePageToken(token, PAGE_SIZE_25.max)
    if (pageWindow === null) return createErrorResponse(cartErrors.malformedPageToken)
    if (!fieldsResult.ok) return createErrorResponse(fieldsResult.error)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    if (result.value === null) return createResponse(200, toEmptyCollection(shopper))
    const listing = {
      ...pageWindow,
      sort: query.sort,
      productFields: fieldsResult.value,
      url: request.originalUrl,
      promotions: query.includePromotions,
      coupons: query.includeCoupons,
    }
    return createResponse(200, await loadItemCollectionOrLastPage(server, result.value, listing))
  })

  registerEndpoint(server, items.addCartItem, async (call) => {
    const { params, query, body, request } = call
    const shopper = withEnsuredGuestKey(call)
    const fieldsResult = parseProductFields(query.productFields)
    if (!fieldsResult.ok) return createErrorResponse(fieldsResult.error)
    const requestKeyResult = parseIdempotencyKey(request)
    if (!requestKeyResult.ok) return createErrorResponse(requestKeyResult.error)
    const addResult = await cart.addItem(database, shopper, {
      ref: params.cartStateOrId,
      input: body,
      requestKey: requestKeyResult.value,
    })
    if (!addResult.ok) return createErrorResponse(addResult.error)
    const { loaded, line, products } = addResult.value
    const guestQuantities = await database.query((db) => cart.findGuestQuantities(db, loaded, [line]))
    const item = toCartItem(loaded, line, {
      product: products.get(line.productId),
      productFields: fieldsResult.value,
      guestQuantities,
    })
    if (!query.includeCartData) return createResponse(201, item)
    const window = { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
    const listing = {
      ...window,
      sort: query.sort,
      productFields: fieldsResult.value,
      url: request.originalUrl,
      promotions: true,
      coupons: true,
    }
    return createResponse(201, { ...item, cartData: await loadItemCollectionOrLastPage(server, loaded, listing) })
  })
}

function registerUpdateAndDeleteRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, items.updateCartItem, async ({ shopper, params, query, body }) => {
    const fieldsResult = parseProductFields(query.productFields)
    if (!fieldsResult.ok) return createErrorResponse(fieldsResult.error)
    const changeResult = await cart.updateItem(database, shopper, {
      ref: params.cartStateOrId,
      lineId: params.cartItemId,
      update: body,
    })
    if (!changeResult.ok) return createErrorResponse(changeResult.error)
    const { loaded, line } = changeResult.value
    const [products, guestQuantities] = await database.query((db) =>
      Promise.all([cart.findProductsOfLines(db, loaded, [line]), cart.findGuestQuantities(db, loaded, [line])]),
    )
    return createResponse(
      200,
      toCartItem(loaded, line, {
        product: products.get(line.productId),
        productFields: fieldsResult.value,
        guestQuantities,
      }),
    )
  })

  registerEndpoint(server, items.deleteCartItem, async ({ shopper, params }) => {
    const deleteResult = await cart.deleteItem(database, shopper, {
      ref: params.cartStateOrId,
      lineId: params.cartItemId,
    })
    return createResultResponse(deleteResult, 204, () => undefined)
  })
}

function registerBatchRoute(server: Server): void {
  const { database } = server

  registerEndpoint(server, items.addCartItems, async (call) => {
    const { inputs: rawRows } = call.body
    if (rawRows.length === 0) return createErrorResponse(cartErrors.emptyBatch)
    if (rawRows.length > CART_BATCH) return createErrorResponse(cartErrors.largeBatch)
    const requestKeyResult = parseIdempotencyKey(call.request)
    if (!requestKeyResult.ok) return createErrorResponse(requestKeyResult.error)
    const rows = parseBatch(rawRows)
    const inputs = rows.flatMap((row) => (row.ok ? [row.value] : []))
    const shopper = withEnsuredGuestKey(call)
    const addResult = await cart.addItems(database, shopper, {
      ref: call.params.cartStateOrId,
      inputs,
      requestKey: requestKeyResult.value,
    })
    if (!addResult.ok) return createErrorResponse(addResult.error)
    const { loaded, products } = addResult.value
    const additions = addResult.value.results.values()
    const lines = addResult.value.results.flatMap((result) => (result.ok ? [result.value] : []))
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
    const fieldsResult = parseProductFields(query.productFields)
    if (!fieldsResult.ok) return createErrorResponse(fieldsResult.error)
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
      cart.listCartProducts(db, loaded, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    )
    const products = toCartProducts(loaded, { ...page, productFields: fieldsResult.value })
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
    const fieldsResult = parseProductFields(query.productFields)
    if (!fieldsResult.ok) return createErrorResponse(fieldsResult.error)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    const loaded = result.value
    if (loaded === null) return createErrorResponse(cartErrors.productNotInCart)
    const page = await database.query((db) => cart.listLinesOfProduct(db, loaded, params.productId))
    const [product] = toCartProducts(loaded, { ...page, productFields: fieldsResult.value })
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
export async function loadItemCollectionOrLastPage(
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
    ...toPageLinksAndTokens({ pageSize, offset }, total, listing.url),
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
  const fields = parseUniqueCsvValues(list, { max: CART_PRODUCT_FIELDS })
  return fields.ok ? ok(fields.values) : err(cartErrors.tooManyFields)
}
