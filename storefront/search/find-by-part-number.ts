import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { loadNamed } from '../catalogue/load-products.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ListingQuery } from './listing-query.ts'

/** What a part number can be: a distributor's may have blanks in it, or no digit. A comma would make two of it. */
const PART_NUMBER = /^[^,]{2,40}$/

/** The product whose part number a term is, in capitals or small letters; null when it is none. */
export async function findByPartNumber(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  term: string,
): Promise<ProductCardModel | null> {
  if (!PART_NUMBER.test(term)) return null
  const spellings = new Set([term, term.toUpperCase(), term.toLowerCase()])
  const found = await orWithout(shop, loadNamed(shop, { skus: [...spellings].join(',') }), [])
  return found[0] ?? null
}

/**
 * Whether a search that is exactly one part number goes on to its product: not when its list was asked for, or a part
 * of that list.
 */
export function opensProduct({ page, sort, layout, chosen, isWhole }: ListingQuery): boolean {
  return page === 1 && sort === '' && layout === 'grid' && Object.keys(chosen).length === 0 && !isWhole
}
