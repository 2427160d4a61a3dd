import type { Request } from 'autocannon'
import type { Sample } from './sample.ts'
import type { Script } from './load.ts'

/** What load scripts need: the API's base path, sample products, a token and account ids. */
export interface LoadContext {
  readonly base: string
  readonly sample: Sample
  readonly token: string
  readonly accountIds: readonly string[]
}

/**
 * Creates the scripts that read the catalogue as a buyer with contract prices, by name. Those named "not cached" send a
 * different query each time, so that no response comes from a cache.
 */
export function createReadingScripts(context: LoadContext): Record<string, Script> {
  const { sample } = context
  const searchWords = [...new Set(sample.products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))]
  const next = createCounter()
  const searchUncached = (createQuery: () => object) =>
    createRepeatingScript(context, () => toSearchRequest(context, createQuery()))
  return {
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
      path: toApiPath(context, `products/${pickCyclically(sample.products.slice(0, 1000), next()).id}`),
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
    'listing, not cached': searchUncached(() => {
      const number = next()
      return {
        categoryId: pickCyclically(sample.categoryIds, number),
        includePrices: true,
        pageSize: 24,
        page: Math.floor(number / sample.categoryIds.length) % 40,
        fields: ['Name', `F${number}`],
      }
    }),
    'search by word, not cached': searchUncached(() => {
      const number = next()
      return {
        searchTerm: pickCyclically(searchWords, number),
        includePrices: true,
        pageSize: 24,
        fields: ['Name', `F${number}`],
      }
    }),
    'search by part-number fragment, not cached': searchUncached(() => {
      const number = next()
      const { sku } = pickCyclically(sample.products, number)
      const start = number % Math.max(1, sku.length - 5)
      return {
        searchTerm: sku.slice(start, start + 6),
        includePrices: true,
        pageSize: 24,
        fields: ['StockKeepingUnit', `F${number}`],
      }
    }),
  }
}

/**
 * Returns the path of a web store call with its query, on behalf of the first account or the one with the given number.
 */
export function toApiPath(
  context: Pick<LoadContext, 'base' | 'accountIds'>,
  path: string,
  options: { readonly query?: Readonly<Record<string, string>>; readonly account?: number } = {},
): string {
  const searchParams = new URLSearchParams({
    ...options.query,
    effectiveAccountId: pickCyclically(context.accountIds, options.account ?? 0),
  })
  return `${context.base}/${path}?${searchParams.toString()}`
}

/** Returns the element of a list at an index, which begins again at the end of the list. */
export function pickCyclically<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length]
  if (element === undefined) throw new Error('There is nothing to draw from.')
  return element
}

/** Creates a function that counts from 0. */
export function createCounter(): () => number {
  let value = -1
  return () => (value += 1)
}

function toSearchRequest(context: LoadContext, query: object): Request {
  return { method: 'POST', path: toApiPath(context, 'search/product-search'), body: JSON.stringify(query) }
}

function createRepeatingScript(context: LoadContext, createRequest: () => Request): Script {
  const headers = { authorization: `Bearer ${context.token}`, 'content-type': 'application/json' }
  return () => [{ headers, setupRequest: (request: Request) => ({ ...request, ...createRequest() }) }]
}
