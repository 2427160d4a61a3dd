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
 * Scripts that read the catalogue as a buyer with contract prices. Those named "not cached" send a different query
 * each time, so that no response comes from a cache.
 */
export function createReadingScripts(context: LoadContext): Record<string, Script> {
  const { sample } = context
  const searchWords = [...new Set(sample.products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))]
  const next = createCounter()
  const searchUncached = (asked: () => object) => repeatRequest(context, () => toSearchRequest(context, asked()))
  return {
    'listing with facets and contract prices': repeatRequest(context, () =>
      toSearchRequest(context, {
        categoryId: pickCyclically(sample.categoryIds, next()),
        includePrices: true,
        pageSize: 24,
      }),
    ),
    'search by word': repeatRequest(context, () =>
      toSearchRequest(context, {
        searchTerm: pickCyclically(searchWords.slice(0, 50), next()),
        includePrices: true,
        pageSize: 24,
      }),
    ),
    'product detail': repeatRequest(context, () => ({
      method: 'GET',
      path: pathFor(context, `products/${pickCyclically(sample.products.slice(0, 1000), next()).id}`),
    })),
    'prices of 20 products': repeatRequest(context, () => {
      const start = (next() % 90) * 20
      return {
        method: 'GET',
        path: pathFor(context, 'pricing/products', {
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

/** The path of a web store call with its query, on behalf of the first account or the one with the given number. */
export function pathFor(
  context: Pick<LoadContext, 'base' | 'accountIds'>,
  path: string,
  options: { readonly query?: Readonly<Record<string, string>>; readonly account?: number } = {},
): string {
  const asked = new URLSearchParams({
    ...options.query,
    effectiveAccountId: pickCyclically(context.accountIds, options.account ?? 0),
  })
  return `${context.base}/${path}?${asked.toString()}`
}

/** The element of a list at an index that wraps around at its end. */
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

function toSearchRequest(context: LoadContext, asked: object): Request {
  return { method: 'POST', path: pathFor(context, 'search/product-search'), body: JSON.stringify(asked) }
}

function repeatRequest(context: LoadContext, createRequest: () => Request): Script {
  const headers = { authorization: `Bearer ${context.token}`, 'content-type': 'application/json' }
  return () => [{ headers, setupRequest: (request: Request) => ({ ...request, ...createRequest() }) }]
}
