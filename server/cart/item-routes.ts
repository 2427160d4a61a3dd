import * as items from '@hydrant/contract/shop/cart-item-endpoints.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { CART_BATCH, CART_PRODUCT_FIELDS, PAGE_OF_25 } from '@hydrant/contract/shared/limits.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { type PageWindow, readPageToken, tokenPage } from '../http/page-token.ts'
import { readRequestKey } from '../http/request-key.ts'
import { serve, type Server } from '../http/serve.ts'
import { missingCartSummary, problemCount } from './cart-body.ts'
import { cartRefusals } from './errors.ts'
import { withGuestKey } from './guest-key.ts'
import { cartItem, cartItemCollection, cartProducts } from './line-body.ts'
import { readBatch } from './read-batch.ts'
import * as cart from './service.ts'

/** Lines of carts. */
export function registerItemRoutes(server: Server): void {
  const { database } = server
  registerBatch(server)
  registerProducts(server)

  serve(server, items.listCartItems, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const fields = readProductFields(query.productFields)
    const asked =
      token === undefined
        ? { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
        : readPageToken(token, PAGE_OF_25.max)
    if (asked === null) return refuse(cartRefusals.malformedToken)
    if (!fields.ok) return refuse(fields.error)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    if (found.value === null) return answer(200, emptyCollection(shopper))
    const listing = {
      ...asked,
      sort: query.sort,
      productFields: fields.value,
      url: request.originalUrl,
      promotions: query.includePromotions,
      coupons: query.includeCoupons,
    }
    return answer(200, await readCollection(server, found.value, listing))
  })

  serve(server, items.addCartItem, async (call) => {
    const { params, query, body, request } = call
    const shopper = withGuestKey(call)
    const fields = readProductFields(query.productFields)
    if (!fields.ok) return refuse(fields.error)
    const requestKey = readRequestKey(request)
    if (!requestKey.ok) return refuse(requestKey.error)
    const added = await cart.addItem(database, shopper, {
      ref: params.cartStateOrId,
      input: body,
      requestKey: requestKey.value,
    })
    if (!added.ok) return refuse(added.error)
    const { open, line, products } = added.value
    const pieces = await database.read((executor) => cart.findGuestPieces(executor, open, [line]))
    const item = cartItem(open, line, { product: products.get(line.productId), productFields: fields.value, pieces })
    if (!query.includeCartData) return answer(201, item)
    const window = { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
    const listing = {
      ...window,
      sort: query.sort,
      productFields: fields.value,
      url: request.originalUrl,
      promotions: true,
      coupons: true,
    }
    return answer(201, { ...item, cartData: await readCollection(server, open, listing) })
  })

  serve(server, items.updateCartItem, async ({ shopper, params, query, body }) => {
    const fields = readProductFields(query.productFields)
    if (!fields.ok) return refuse(fields.error)
    const changed = await transactional(database, (executor) =>
      cart.updateItem(executor, shopper, { ref: params.cartStateOrId, lineId: params.cartItemId, update: body }),
    )
    if (!changed.ok) return refuse(changed.error)
    const { open, line } = changed.value
    const [products, pieces] = await database.read((executor) =>
      Promise.all([cart.findProductsOf(executor, open, [line]), cart.findGuestPieces(executor, open, [line])]),
    )
    return answer(
      200,
      cartItem(open, line, { product: products.get(line.productId), productFields: fields.value, pieces }),
    )
  })

  serve(server, items.deleteCartItem, async ({ shopper, params }) => {
    const deleted = await transactional(database, (executor) =>
      cart.deleteItem(executor, shopper, { ref: params.cartStateOrId, lineId: params.cartItemId }),
    )
    return answerOutcome(deleted, 204, () => undefined)
  })
}

function registerBatch(server: Server): void {
  const { database } = server

  serve(server, items.addCartItems, async (call) => {
    const { inputs: entered } = call.body
    if (entered.length === 0) return refuse(cartRefusals.emptyBatch)
    if (entered.length > CART_BATCH) return refuse(cartRefusals.largeBatch)
    const rows = readBatch(entered)
    const inputs = rows.flatMap((row) => (row.ok ? [row.value] : []))
    const shopper = withGuestKey(call)
    const added = await transactional(database, (executor) =>
      cart.addItems(executor, shopper, { ref: call.params.cartStateOrId, inputs }),
    )
    if (!added.ok) return refuse(added.error)
    const { open, products } = added.value
    const additions = added.value.results.values()
    const lines = added.value.results.flatMap((one) => (one.ok ? [one.value] : []))
    const pieces = await database.read((executor) => cart.findGuestPieces(executor, open, lines))
    const results = rows.map((row) => (row.ok ? additionOf(additions.next().value) : row))
    return answer(201, {
      hasErrors: results.some((one) => !one.ok),
      results: results.map((one) => {
        if (!one.ok)
          return {
            statusCode: one.error.status,
            result: [{ errorCode: one.error.code, message: one.error.message }],
          }
        return {
          statusCode: 201,
          result: cartItem(open, one.value, { product: products.get(one.value.productId), productFields: [], pieces }),
        }
      }),
    })
  })
}

function additionOf(addition: Result<cart.CartLine> | undefined): Result<cart.CartLine> {
  if (addition === undefined) throw new Error('Every well-formed row of a batch has a result.')
  return addition
}

function registerProducts(server: Server): void {
  const { database } = server

  serve(server, items.listCartProducts, async ({ shopper, params, query }) => {
    const fields = readProductFields(query.productFields)
    if (!fields.ok) return refuse(fields.error)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    const open = found.value
    if (open === null)
      return answer(200, {
        count: 0,
        currentPage: 1,
        hasErrors: false,
        totalItemCount: 0,
        totalNumberOfPages: 0,
        products: [],
      })
    const { pageNumber, pageSize } = query
    const page = await database.read((executor) =>
      cart.listProducts(executor, open, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    )
    const products = cartProducts(open, { ...page, productFields: fields.value })
    const pages = Math.ceil(page.total / pageSize)
    const collection = {
      count: products.length,
      hasErrors: problemCount(open.cart) > 0,
      totalItemCount: page.total,
      totalNumberOfPages: pages,
      products,
    }
    return answer(200, { ...collection, currentPage: Math.max(1, Math.min(pageNumber, pages)) })
  })

  serve(server, items.getCartProduct, async ({ shopper, params, query }) => {
    const fields = readProductFields(query.productFields)
    if (!fields.ok) return refuse(fields.error)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    const open = found.value
    if (open === null) return refuse(cartRefusals.productNotInCart)
    const page = await database.read((executor) => cart.listLinesOfProduct(executor, open, params.productId))
    const [product] = cartProducts(open, { ...page, productFields: fields.value })
    return product === undefined ? refuse(cartRefusals.productNotInCart) : answer(200, product)
  })
}

/** A page of lines that is asked for. */
export interface Listing extends PageWindow {
  readonly sort: cart.LineListing['sort']
  readonly productFields: readonly string[]
  readonly url: string
  readonly promotions: boolean
  readonly coupons: boolean
  /** Only what is in this delivery group. */
  readonly groupId?: string
}

/** Reads a page of lines. A page behind the last one is the last one. */
export async function readCollection(
  { database }: Server,
  open: cart.OpenCart,
  listing: Listing,
): Promise<CartItemCollection> {
  const { pageSize, sort, productFields, promotions, coupons, groupId } = listing
  const { lineCount, byGroup } = open.cart.totals
  const total = groupId === undefined ? lineCount : (byGroup.get(groupId)?.lineCount ?? 0)
  const pages = Math.ceil(total / pageSize)
  const offset = listing.offset < total ? listing.offset : Math.max(0, pages - 1) * pageSize
  const page = await database.read((executor) =>
    cart.listLines(executor, open, { sort, limit: pageSize, offset, ...(groupId !== undefined && { groupId }) }),
  )
  return {
    ...cartItemCollection(open, { ...page, productFields }, { promotions, coupons }),
    currentPage: Math.floor(offset / pageSize) + 1,
    totalItemCount: total,
    totalNumberOfPages: pages,
    ...tokenPage({ pageSize, offset }, total, listing.url),
  }
}

function emptyCollection(shopper: Shopper): CartItemCollection {
  const noPage = {
    currentPageToken: null,
    currentPageUrl: null,
    nextPageToken: null,
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
  }
  return {
    cartItems: [],
    cartSummary: missingCartSummary(shopper),
    hasErrors: false,
    currentPage: 1,
    totalItemCount: 0,
    totalNumberOfPages: 0,
    ...noPage,
  }
}

function readProductFields(list: string | undefined): Result<readonly string[]> {
  const fields = parseCsv(list, { max: CART_PRODUCT_FIELDS })
  return fields.ok ? ok(fields.values) : err(cartRefusals.tooManyFields)
}
