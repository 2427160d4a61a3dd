import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import * as items from '@hydrant/contract/shop/cart-item-endpoints.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import * as delivery from '@hydrant/contract/shop/delivery.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { CART_BATCH, CART_PRODUCT_FIELDS, PAGE_OF_25 } from '@hydrant/contract/shared/limits.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { allOrNothing } from '@hydrant/kernel/outcome/all-or-nothing.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { type PageWindow, pageTokenOf, readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { cartSummary, compactSummary, couponCollection, missingCartSummary } from './cart-body.ts'
import { deliveryGroupBody } from './delivery-body.ts'
import { cartRefusals } from './errors.ts'
import { cartItem, cartItemCollection, preservedCart } from './line-body.ts'
import * as cart from './service.ts'

/** Carts, what is in them, their coupons and their delivery. */
export function registerCartRoutes(server: Server): void {
  registerCarts(server)
  registerItems(server)
  registerBatch(server)
  registerCoupons(server)
  registerDelivery(server)
}

function registerCarts(server: Server): void {
  const { database, gatekeeper } = server

  serve(server, carts.createCart, async (call) => {
    const shopper = withGuestKey(call)
    const made = await allOrNothing(database, (executor) => cart.createCart(executor, shopper, call.body))
    return answerOutcome(made, 201, cartSummary)
  })

  serve(server, carts.getCart, async ({ shopper, params }) => {
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    return answerOutcome(found, 200, (open) => (open === null ? missingCartSummary(shopper) : cartSummary(open)))
  })

  serve(server, carts.ensureCart, async (call) => {
    const shopper = withGuestKey(call)
    const ensured = await allOrNothing(database, (executor) => cart.ensureCart(executor, shopper, call.params.cartStateOrId))
    if (!ensured.ok) return refuse(ensured.refusal)
    return answer(ensured.value.isNew ? 201 : 200, cartSummary(ensured.value.open))
  })

  serve(server, carts.deleteCart, async ({ shopper, params }) => {
    const deleted = await allOrNothing(database, (executor) => cart.deleteCart(executor, shopper, params.cartStateOrId))
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

  serve(server, carts.preserveCart, async ({ shopper, params, request }) => {
    const guest = { ref: params.cartStateOrId, guestKey: gatekeeper.guestKeyOf(request, shopper.webstore) }
    const preserved = await allOrNothing(database, (executor) => cart.preserveCart(executor, shopper, guest))
    return answerOutcome(preserved, 201, preservedCart)
  })
}

function registerItems(server: Server): void {
  const { database } = server

  serve(server, items.listCartItems, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const fields = readProductFields(query.productFields)
    const asked = token === undefined ? { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize } : readPageToken(token, PAGE_OF_25.max)
    if (asked === null) return refuse(cartRefusals.malformedToken)
    if (!fields.ok) return refuse(fields.refusal)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.refusal)
    if (found.value === null) return answer(200, emptyCollection(shopper))
    const listing = { ...asked, sort: query.sort, productFields: fields.value, url: request.originalUrl, promotions: query.includePromotions, coupons: query.includeCoupons }
    return answer(200, await readCollection(server, found.value, listing))
  })

  serve(server, items.addCartItem, async (call) => {
    const { params, query, body, request } = call
    const shopper = withGuestKey(call)
    const fields = readProductFields(query.productFields)
    if (!fields.ok) return refuse(fields.refusal)
    const added = await cart.addItem(database, shopper, { ref: params.cartStateOrId, input: body })
    if (!added.ok) return refuse(added.refusal)
    const { open, line } = added.value
    const products = await database.read((executor) => cart.findProductsOf(executor, open, [line]))
    const item = cartItem(open, line, { product: products.get(line.productId), productFields: fields.value })
    if (!query.includeCartData) return answer(201, item)
    const window = { pageSize: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize }
    const listing = { ...window, sort: query.sort, productFields: fields.value, url: request.originalUrl, promotions: true, coupons: true }
    return answer(201, { ...item, cartData: await readCollection(server, open, listing) })
  })

  serve(server, items.updateCartItem, async ({ shopper, params, query, body }) => {
    const fields = readProductFields(query.productFields)
    if (!fields.ok) return refuse(fields.refusal)
    const changed = await allOrNothing(database, (executor) => cart.updateItem(executor, shopper, { ref: params.cartStateOrId, lineId: params.cartItemId, update: body }))
    if (!changed.ok) return refuse(changed.refusal)
    const { open, line } = changed.value
    const products = await database.read((executor) => cart.findProductsOf(executor, open, [line]))
    return answer(200, cartItem(open, line, { product: products.get(line.productId), productFields: fields.value }))
  })

  serve(server, items.deleteCartItem, async ({ shopper, params }) => {
    const deleted = await allOrNothing(database, (executor) => cart.deleteItem(executor, shopper, { ref: params.cartStateOrId, lineId: params.cartItemId }))
    return answerOutcome(deleted, 204, () => undefined)
  })
}

function registerBatch(server: Server): void {
  const { database } = server

  serve(server, items.addCartItems, async (call) => {
    const inputs = call.body.inputs.map(({ richInput }) => richInput)
    if (inputs.length === 0) return refuse(cartRefusals.emptyBatch)
    if (inputs.length > CART_BATCH) return refuse(cartRefusals.largeBatch)
    const shopper = withGuestKey(call)
    const added = await allOrNothing(database, (executor) => cart.addItems(executor, shopper, { ref: call.params.cartStateOrId, inputs }))
    if (!added.ok) return refuse(added.refusal)
    const { open, results } = added.value
    const lines = results.flatMap((one) => (one.ok ? [one.value] : []))
    const products = await database.read((executor) => cart.findProductsOf(executor, open, lines))
    return answer(201, {
      hasErrors: lines.length < results.length,
      results: results.map((one) => {
        if (!one.ok) return { statusCode: one.refusal.status, result: [{ errorCode: one.refusal.code, message: one.refusal.message }] }
        return { statusCode: 201, result: cartItem(open, one.value, { product: products.get(one.value.productId), productFields: [] }) }
      }),
    })
  })
}

function registerCoupons(server: Server): void {
  const { database } = server

  serve(server, carts.applyCartCoupon, async ({ shopper, params, body }) => {
    const applied = await allOrNothing(database, (executor) => cart.applyCoupon(executor, shopper, { ref: params.cartStateOrId, code: body.couponCode }))
    return answerOutcome(applied, 201, couponCollection)
  })

  serve(server, carts.deleteCartCoupon, async ({ shopper, params }) => {
    const removed = await allOrNothing(database, (executor) => cart.deleteCoupon(executor, shopper, { ref: params.cartStateOrId, cartCouponId: params.cartCouponId }))
    return answerOutcome(removed, 204, () => undefined)
  })
}

function registerDelivery(server: Server): void {
  const { database } = server

  serve(server, delivery.listDeliveryGroups, async ({ shopper, params, query, request }) => {
    const pageSize = query.limit ?? query.pageSize
    const window = query.page === undefined ? { pageSize, offset: 0 } : readPageToken(query.page, PAGE_OF_25.max)
    if (window === null) return refuse(cartRefusals.malformedToken)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.refusal)
    const open = found.value
    if (open === null) return answer(200, { count: 0, items: [], currentPageToken: null, nextPageToken: null, previousPageToken: null })
    const methods = await database.read((executor) => cart.findMethodsFor(executor, open))
    const body = deliveryGroupBody(open, methods)
    const listing = { pageSize: Math.min(query.cartItemLimit, PAGE_OF_25.max), offset: 0, sort: query.sort, productFields: [], url: request.originalUrl, promotions: false, coupons: false }
    const group = query.cartItemLimit === 0 ? body : { ...body, cartItems: await readCollection(server, open, listing) }
    const groups = window.offset === 0 ? [group] : []
    return answer(200, { count: groups.length, items: groups, currentPageToken: pageTokenOf(window), nextPageToken: null, previousPageToken: null })
  })

  serve(server, delivery.getDeliveryGroup, async ({ shopper, params, query, request }) => {
    const window = query.page === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(query.page, PAGE_OF_25.max)
    if (window === null) return refuse(cartRefusals.malformedToken)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.refusal)
    const open = found.value
    if (open === null || normalizeId(params.deliveryGroupId) !== open.group.id) return refuse(cartRefusals.unknownGroup)
    const methods = await database.read((executor) => cart.findMethodsFor(executor, open))
    const listing = { ...window, sort: query.sort, productFields: [], url: request.originalUrl, promotions: false, coupons: false }
    return answer(200, { ...deliveryGroupBody(open, methods), cartItems: await readCollection(server, open, listing) })
  })
}

interface Listing extends PageWindow {
  readonly sort: cart.LineListing['sort']
  readonly productFields: readonly string[]
  readonly url: string
  readonly promotions: boolean
  readonly coupons: boolean
}

/** A page behind the last one is the last one. */
async function readCollection({ database }: Server, open: cart.OpenCart, listing: Listing): Promise<CartItemCollection> {
  const { pageSize, sort, productFields, promotions, coupons } = listing
  const total = open.cart.totals.lineCount
  const pages = Math.ceil(total / pageSize)
  const offset = listing.offset < total ? listing.offset : Math.max(0, pages - 1) * pageSize
  const page = await database.read((executor) => cart.listLines(executor, open, { sort, limit: pageSize, offset }))
  return {
    ...cartItemCollection(open, { ...page, productFields }, { promotions, coupons }),
    currentPage: Math.floor(offset / pageSize) + 1,
    totalItemCount: total,
    totalNumberOfPages: pages,
    ...tokenPage({ pageSize, offset }, total, listing.url),
  }
}

function emptyCollection(shopper: Shopper): CartItemCollection {
  const noPage = { currentPageToken: null, currentPageUrl: null, nextPageToken: null, nextPageUrl: null, previousPageToken: null, previousPageUrl: null }
  return { cartItems: [], cartSummary: missingCartSummary(shopper), hasErrors: false, currentPage: 1, totalItemCount: 0, totalNumberOfPages: 0, ...noPage }
}

function readProductFields(list: string | undefined): Outcome<readonly string[]> {
  const fields = parseCsv(list, { max: CART_PRODUCT_FIELDS })
  return fields.ok ? done(fields.values) : refused(cartRefusals.tooManyFields)
}

/** A guest who is about to get a cart needs the secret that it is found by. */
function withGuestKey(call: { readonly shopper: Shopper; guestKey(): string }): Shopper {
  return call.shopper.user === null ? { ...call.shopper, guestKey: call.guestKey() } : call.shopper
}
