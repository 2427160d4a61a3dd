import type { Request } from 'autocannon'
import { createCounter, type LoadContext, pickCyclically, toApiPath } from './load-context.ts'
import { createNewProductIds, createNewSearches } from './new-requests.ts'
import type { Script } from './load.ts'

/**
 * Creates the scripts that read the catalogue as a buyer with contract prices, by name. Those named "new" send what no
 * one has asked before, so that no response comes from a cache; they go first, because the others fill the caches of
 * products.
 */
export function createReadingScripts(context: LoadContext): Record<string, Script> {
  const { sample } = context
  const searchWords = [...new Set(sample.products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))]
  const next = createCounter()
  const searches = createNewSearches(context)
  const nextNewProductId = createNewProductIds(context)
  return {
    'product detail, new': createRepeatingScript(context, () => ({
      method: 'GET',
      path: toApiPath(context, `products/${nextNewProductId()}`),
    })),
    'listing, new': createRepeatingScript(context, () => toSearchRequest(context, searches.listing())),
    'search by words, new': createRepeatingScript(context, () => toSearchRequest(context, searches.words())),
    'search by part-number fragment, new': createRepeatingScript(context, () =>
      toSearchRequest(context, searches.partNumber()),
    ),
    'listing with facets and contract prices': createRepeatingScript(context, () =>
      toSearchRequest(context, {
        categoryId: pickCyclically(sample.categoryIds, next()),
        includePrices: true,
        pageSize: 24,
      }),
    ),
    'search by word': createRepeatingScript(context, () =>
      toSearchRequest(context, {
        searchTerm: pickCyclically(searchWords.slice(0, 50), next()),
        includePrices: true,
        pageSize: 24,
      }),
    ),
    'product detail': createRepeatingScript(context, () => ({
      method: 'GET',
      path: toApiPath(context, `products/${pickCyclically(sample.products.slice(0, 100), next()).id}`),
    })),
    'prices of 20 products': createRepeatingScript(context, () => {
      const start = (next() % 90) * 20
      return {
        method: 'GET',
        path: toApiPath(context, 'pricing/products', {
          query: {
            productIds: sample.products
              .slice(start, start + 20)
              .map(({ id }) => id)
              .join(','),
          },
        }),
      }
    }),
  }
}

function toSearchRequest(context: LoadContext, query: object): Request {
  return { method: 'POST', path: toApiPath(context, 'search/product-search'), body: JSON.stringify(query) }
}

function createRepeatingScript(context: LoadContext, createRequest: () => Request): Script {
  const headers = { authorization: `Bearer ${context.token}`, 'content-type': 'application/json' }
  return () => [{ headers, setupRequest: (request: Request) => ({ ...request, ...createRequest() }) }]
}
