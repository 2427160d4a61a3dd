import type { Found, FoundSome } from '@hydrant/page-builder/editor/services.ts'
import type { ShopContext } from '../shop-context.ts'
import { findCategories, hasWords, SHOP_PAGES, toCategoryPage, toProductPage, toStoredPage } from './link-targets.ts'
import { MOST_FOUND, searchProducts } from './search-services.ts'

type Shop = Pick<ShopContext, 'client' | 'builder'>

/**
 * What is told one after the other, and how far that has come: how many there are in all rides along, so that it stays
 * the same.
 */
interface Place {
  readonly kind: 'pages' | 'others' | 'products'
  readonly total: number
  /** As the list of this kind says it. */
  readonly after: string
}

/**
 * What a link can lead to: pages that site builders keep, those that every shop has, categories, and products by their
 * names and part numbers.
 */
export async function searchPages(shop: Shop, words: string, after?: string): Promise<FoundSome<Found>> {
  const place = readPlace(after)
  if (place === null) return firstOf(shop, words)
  const { kind, total } = place
  if (kind === 'products') return productsFrom(shop, words, place)
  if (kind === 'others')
    return othersFrom(shop, words, { total, from: Number(place.after), others: await findOthers(shop, words) })
  const { found, next } = await storedFrom(shop, words, place.after)
  if (next !== null) return { found, total, next: placeAfter('pages', total, next) }
  return joined(found, await othersFrom(shop, words, { total, from: 0, others: await findOthers(shop, words) }))
}

async function firstOf(shop: Shop, words: string): Promise<FoundSome<Found>> {
  const [stored, others, products] = await Promise.all([
    storedFrom(shop, words),
    findOthers(shop, words),
    searchProducts(shop, words),
  ])
  const total = stored.total + others.length + products.total
  if (stored.next !== null) return { found: stored.found, total, next: placeAfter('pages', total, stored.next) }
  return joined(stored.found, await othersFrom(shop, words, { total, from: 0, others }))
}

/**
 * Pages of site builders. The home page stands among the shop's, under its address for visitors; being first in the
 * list, it is known from its beginning.
 */
async function storedFrom({ builder }: Shop, words: string, pageToken?: string) {
  const { pages, totalCount, nextPageToken } = await builder.pages.list({
    pageSize: MOST_FOUND,
    ...(words !== '' && { query: words }),
    ...(pageToken !== undefined && { pageToken }),
  })
  const found = pages.filter(({ isHome }) => !isHome).map(toStoredPage)
  return { found, total: totalCount - (pages.length - found.length), next: nextPageToken }
}

async function findOthers(shop: Shop, words: string): Promise<readonly Found[]> {
  return [
    ...SHOP_PAGES.filter(({ name, value }) => hasWords(`${name} ${value}`, words)),
    ...(await findCategories(shop, words)).map(toCategoryPage),
  ]
}

interface OthersFrom {
  readonly total: number
  readonly from: number
  readonly others: readonly Found[]
}

async function othersFrom(shop: Shop, words: string, { total, from, others }: OthersFrom): Promise<FoundSome<Found>> {
  const end = from + MOST_FOUND
  const found = others.slice(from, end)
  if (end < others.length) return { found, total, next: placeAfter('others', total, String(end)) }
  return joined(found, await productsFrom(shop, words, { total, after: '' }))
}

async function productsFrom(
  shop: Shop,
  words: string,
  { total, after }: Pick<Place, 'total' | 'after'>,
): Promise<FoundSome<Found>> {
  const { found, next } = await searchProducts(shop, words, after === '' ? undefined : after)
  return {
    found: found.map(toProductPage),
    total,
    ...(next !== undefined && { next: next === null ? null : placeAfter('products', total, next) }),
  }
}

function joined(before: readonly Found[], some: FoundSome<Found>): FoundSome<Found> {
  return { ...some, found: [...before, ...some.found] }
}

function placeAfter(kind: Place['kind'], total: number, after: string): string {
  return `${kind}-${total}-${after}`
}

function readPlace(text: string | undefined): Place | null {
  const [, kind, total, after = ''] = /^(pages|others|products)-(\d{1,9})-(.+)$/.exec(text ?? '') ?? []
  if (kind === 'others' && !/^\d{1,4}$/.test(after)) return null
  return kind === 'pages' || kind === 'others' || kind === 'products' ? { kind, total: Number(total), after } : null
}
