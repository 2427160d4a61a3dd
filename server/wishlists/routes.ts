import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { CART_PRODUCT_FIELDS, PAGE_OF_25 } from '@hydrant/contract/shared/limits.ts'
import * as endpoints from '@hydrant/contract/shop/wishlists.ts'
import type { Wishlist, WishlistItemCollection } from '@hydrant/contract/shop/wishlists.ts'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { type PageWindow, readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { wishlistRefusals } from './errors.ts'
import * as wishlists from './service.ts'
import { cartRows, createdWishlist, itemBody, itemRows, wishlistSummary } from './wishlist-body.ts'

/** Wishlists and what is on them. */
export function registerWishlistRoutes(server: Server): void {
  registerLists(server)
  registerItems(server)
}

function registerLists(server: Server): void {
  const { database } = server

  serve(server, endpoints.listWishlists, async ({ shopper, query, request }) => {
    const telling = readTelling(query, request.originalUrl)
    if (!telling.ok) return refuse(telling.error)
    const lists = await database.read((executor) => wishlists.listWishlists(executor, shopper))
    const wanted = query.wishlistId === undefined ? null : fullId(query.wishlistId)
    const named = wanted === null ? lists : lists.filter(({ id }) => id === wanted)
    if (wanted !== null && named.length === 0) return refuse(wishlistRefusals.unknownList)
    const [first] = named
    const body = { wishlistCount: lists.length, summaries: named.map(wishlistSummary), displayedList: null }
    if (first === undefined || !query.includeDisplayedList) return answer(200, body)
    const page = await database.read((executor) =>
      wishlists.readWishlist(executor, shopper, { id: first.id, window: windowOf(telling.value, query.sortItemsBy) }),
    )
    return answerOutcome(page, 200, (value) => ({ ...body, displayedList: wishlistBody(value, telling.value) }))
  })

  serve(server, endpoints.createWishlist, async ({ shopper, body }) => {
    const created = await transactional(database, (executor) => wishlists.createWishlist(executor, shopper, body))
    return answerOutcome(created, 201, ({ list, refusals }) => createdWishlist(list, refusals))
  })

  serve(server, endpoints.getWishlist, async ({ shopper, params, query, request }) => {
    const telling = readTelling(query, request.originalUrl)
    if (!telling.ok) return refuse(telling.error)
    const page = await database.read((executor) =>
      wishlists.readWishlist(executor, shopper, {
        id: params.wishlistId,
        window: windowOf(telling.value, query.sortItemsBy),
      }),
    )
    return answerOutcome(page, 200, (value) => wishlistBody(value, telling.value))
  })

  serve(server, endpoints.renameWishlist, async ({ shopper, params, body }) => {
    const renamed = await transactional(database, (executor) =>
      wishlists.renameWishlist(executor, shopper, { id: params.wishlistId, name: body.name }),
    )
    return answerOutcome(renamed, 200, wishlistSummary)
  })

  serve(server, endpoints.deleteWishlist, async ({ shopper, params }) => {
    const deleted = await transactional(database, (executor) =>
      wishlists.deleteWishlist(executor, shopper, params.wishlistId),
    )
    return answerOutcome(deleted, 204, () => undefined)
  })
}

function registerItems(server: Server): void {
  const { database } = server

  serve(server, endpoints.listWishlistItems, async ({ shopper, params, query, request }) => {
    const telling = readTelling(query, request.originalUrl)
    if (!telling.ok) return refuse(telling.error)
    const page = await database.read((executor) =>
      wishlists.readWishlist(executor, shopper, {
        id: params.wishlistId,
        window: windowOf(telling.value, query.sortItemsBy),
      }),
    )
    return answerOutcome(page, 200, (value) => itemCollection(value, telling.value))
  })

  serve(server, endpoints.addWishlistItem, async ({ shopper, params, body }) => {
    const added = await transactional(database, (executor) =>
      wishlists.addWishlistItem(executor, shopper, { id: params.wishlistId, productId: body.productId }),
    )
    if (!added.ok) return refuse(added.error)
    const [item] = added.value.items
    if (item === undefined) throw new Error('A product that was noted has a row.')
    return answer(201, itemBody(item, added.value.products.get(item.productId), []))
  })

  serve(server, endpoints.deleteWishlistItem, async ({ shopper, params }) => {
    const deleted = await transactional(database, (executor) =>
      wishlists.deleteWishlistItem(executor, shopper, { id: params.wishlistId, itemId: params.wishlistItemId }),
    )
    return answerOutcome(deleted, 204, () => undefined)
  })

  serve(server, endpoints.addCartToWishlist, async ({ shopper, params, body }) => {
    const copied = await transactional(database, (executor) =>
      wishlists.addCartToWishlist(executor, shopper, { id: body.wishlistId, cart: params.cartStateOrId }),
    )
    return answerOutcome(copied, 201, ({ list, addedCount }) => ({
      wishlistId: list.id,
      productsAddedCount: addedCount,
    }))
  })

  serve(server, endpoints.addWishlistToCart, async ({ shopper, params, query }) => {
    const added = await transactional(database, (executor) =>
      wishlists.addWishlistToCart(executor, shopper, { id: params.wishlistId, cart: query.cartId ?? 'current' }),
    )
    return answerOutcome(added, 201, cartRows)
  })
}

/** How a page of a wishlist is told. */
interface PageTelling {
  readonly window: PageWindow
  /** The request's own address. */
  readonly url: string
  readonly productFields: readonly string[]
}

function wishlistBody(page: wishlists.WishlistPage, telling: PageTelling): Wishlist {
  return { summary: wishlistSummary(page.list), page: itemCollection(page, telling) }
}

function itemCollection(
  page: wishlists.WishlistPage,
  { window, url, productFields }: PageTelling,
): WishlistItemCollection {
  return { ...itemRows(page, productFields), ...tokenPage(window, page.list.productCount, url) }
}

interface AskedPage {
  readonly pageSize: number
  readonly page?: string
  readonly pageToken?: string
  readonly productFields?: string
}

function readTelling(asked: AskedPage, url: string): Result<PageTelling> {
  const token = asked.pageToken ?? asked.page
  const window = token === undefined ? { pageSize: asked.pageSize, offset: 0 } : readPageToken(token, PAGE_OF_25.max)
  if (window === null) return err(wishlistRefusals.malformedToken)
  const fields = parseCsv(asked.productFields, { max: CART_PRODUCT_FIELDS })
  return fields.ok ? ok({ window, url, productFields: fields.values }) : err(wishlistRefusals.tooManyFields)
}

function windowOf({ window }: PageTelling, sort: 'CreatedDateAsc' | 'CreatedDateDesc'): wishlists.ItemWindow {
  return { limit: window.pageSize, offset: window.offset, newestFirst: sort === 'CreatedDateDesc' }
}
