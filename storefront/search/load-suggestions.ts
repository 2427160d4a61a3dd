import { pickCommonFields } from '../catalogue/product-fields.ts'
import { links } from '../links.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import type { SearchSuggestion } from './suggestion.ts'

const MAX_TERMS = 5
const MAX_TERM_LENGTH = 100

/**
 * Loads suggestions for the typed text: terms first, then products with part numbers. Terms that equal the name of a
 * suggested product are left out.
 */
export async function loadSuggestions(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  typedText: string,
): Promise<readonly SearchSuggestion[]> {
  const searchTerm = typedText.trim().slice(0, MAX_TERM_LENGTH)
  if (searchTerm === '') return []
  const response = await withFallback(
    shop,
    shop.client.getSuggestions({ searchTerm, includeSuggestedProducts: true, maxResults: MAX_TERMS }),
    null,
  )
  const suggestedProducts = response?.suggestedProducts ?? []
  const partNumbers = await loadPartNumbers(
    shop,
    suggestedProducts.map(({ id }) => id),
  )
  const products = suggestedProducts.flatMap((product): SearchSuggestion[] => {
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
  const productNames = new Set(products.map(({ label }) => label.toLowerCase()))
  const terms = (response?.recentSearchSuggestions ?? []).filter(({ value }) => !productNames.has(value.toLowerCase()))
  return [
    ...terms.map(({ value }): SearchSuggestion => ({ kind: 'term', label: value, href: links.search(value) })),
    ...products,
  ]
}

/** Loads the part numbers of products by id; variation parents have none. */
async function loadPartNumbers(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { products } = await withFallback(shop, shop.client.listProducts({ ids: ids.join(',') }), {
    products: [],
  })
  return new Map(
    products.flatMap(({ id, productClass, fields }): [string, string][] => {
      const { partNumber } = pickCommonFields(fields)
      return partNumber === null || productClass === 'VariationParent' ? [] : [[id, partNumber]]
    }),
  )
}
