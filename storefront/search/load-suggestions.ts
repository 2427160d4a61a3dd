import { readFields } from '../catalogue/product-facts.ts'
import { links } from '../links.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import type { SearchSuggestion } from './suggestion.ts'

const MOST_TERMS = 5
const LONGEST_TERM = 100

/**
 * What a few typed characters may mean: terms first, then products with their part numbers. A term that only names one
 * of the products is left out.
 */
export async function loadSuggestions(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  typed: string,
): Promise<readonly SearchSuggestion[]> {
  const searchTerm = typed.trim().slice(0, LONGEST_TERM)
  if (searchTerm === '') return []
  const found = await orWithout(
    shop,
    shop.client.search.suggestions({ searchTerm, includeSuggestedProducts: true, maxResults: MOST_TERMS }),
    null,
  )
  const suggested = found?.suggestedProducts ?? []
  const partNumbers = await readPartNumbers(
    shop,
    suggested.map(({ id }) => id),
  )
  const products = suggested.flatMap((product): SearchSuggestion[] => {
    const { id, name = '' } = product
    const partNumber = partNumbers.get(id)
    return name === ''
      ? []
      : [
          {
            kind: 'product',
            label: name,
            href: links.product(product),
            ...(partNumber !== undefined && { partNumber }),
          },
        ]
  })
  const named = new Set(products.map(({ label }) => label.toLowerCase()))
  const terms = (found?.recentSearchSuggestions ?? []).filter(({ value }) => !named.has(value.toLowerCase()))
  return [
    ...terms.map(({ value }): SearchSuggestion => ({ kind: 'term', label: value, href: links.search(value) })),
    ...products,
  ]
}

/** The part numbers of those products that have one of their own to be bought by. */
async function readPartNumbers(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { products } = await orWithout(shop, shop.client.catalogue.products({ ids: ids.join(',') }), { products: [] })
  return new Map(
    products.flatMap(({ id, productClass, fields }): [string, string][] => {
      const { partNumber } = readFields(fields)
      return partNumber === null || productClass === 'VariationParent' ? [] : [[id, partNumber]]
    }),
  )
}
