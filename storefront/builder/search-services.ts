import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import type { Found, FoundMedia, FoundSome } from '@hydrant/page-builder/editor/services.ts'
import { SEARCH_WINDOW } from '../search/listing-query.ts'
import type { ShopContext } from '../shop-context.ts'
import { findCategories } from './link-targets.ts'

type Shop = Pick<ShopContext, 'client' | 'builder'>

/** How many are told at once. */
export const MOST_FOUND = 24
/** So many products a search goes on to, however many it finds. */
const MOST_PRODUCTS = (Math.floor(SEARCH_WINDOW / MOST_FOUND) + 1) * MOST_FOUND

/**
 * Products for some words, or the one of an id; without words the whole catalogue by name. `after` is what the ones
 * before said to go on by, here and below.
 */
export async function searchProducts(
  { builder }: Pick<Shop, 'builder'>,
  words: string,
  after?: string,
): Promise<FoundSome<Found>> {
  const { products, totalCount, nextPageToken } = await builder.products.list({
    pageSize: MOST_FOUND,
    ...(words !== '' && { query: words }),
    ...(after !== undefined && { pageToken: after }),
  })
  const found = products.map(({ productId, name, stockKeepingUnit, imageUrl }) => ({
    value: productId,
    name,
    detail: stockKeepingUnit ?? '',
    image: imageUrl,
  }))
  const isCutOff = nextPageToken === null && totalCount > MOST_PRODUCTS
  return { found, total: totalCount, ...(!isCutOff && { next: nextPageToken }) }
}

/** Categories of an id, or whose name, or that of one above, has some words in it; told by the way to them. */
export async function searchCategories(shop: Shop, words: string, after?: string): Promise<FoundSome<Found>> {
  const all = await findCategories(shop, words)
  const from = /^\d{1,4}$/.test(after ?? '') ? Number(after) : 0
  const end = from + MOST_FOUND
  return { found: all.slice(from, end), total: all.length, next: end < all.length ? String(end) : null }
}

/** Pictures of the library for some words, the newest first. */
export async function searchMedia({ builder }: Shop, words: string, after?: string): Promise<FoundSome<FoundMedia>> {
  const { media, totalCount, nextPageToken } = await builder.media.list({
    mediaType: 'Image',
    pageSize: MOST_FOUND,
    ...(words !== '' && { query: words }),
    ...(after !== undefined && { pageToken: after }),
  })
  return { found: media.map(toFoundMedia), total: totalCount, next: nextPageToken }
}

/** A file of the library as the editor knows it. */
function toFoundMedia({ contentKey, title, alternateText, url, width, height, byteSize }: LibraryMedia): FoundMedia {
  return { contentKey, title, alternateText, url, width, height, byteSize }
}

/** Accounts for some words, as whom a page can be looked at. */
export async function searchAccounts({ builder }: Shop, words: string): Promise<readonly Found[]> {
  const { accounts } = await builder.pages.previewAccounts({
    pageSize: MOST_FOUND,
    ...(words !== '' && { query: words }),
  })
  return accounts.map(({ accountId, name }) => ({ value: accountId, name, detail: '', image: '' }))
}
