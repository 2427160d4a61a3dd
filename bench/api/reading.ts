import type { Request } from 'autocannon'
import type { Sample } from './sample.ts'
import type { Script } from './load.ts'

/** What reading scripts need. */
export interface Reader {
  readonly base: string
  readonly sample: Sample
  readonly token: string
  readonly accountIds: readonly string[]
}

/**
 * Calls that read the catalogue, as a buyer with contract prices. Those named "first asked" ask something new each
 * time, so that no answer can have been kept.
 */
export function readingScripts(reader: Reader): Record<string, Script> {
  const { sample } = reader
  const words = [...new Set(sample.products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))]
  const next = counter()
  const anew = (asked: () => object) => always(reader, () => search(reader, asked()))
  return {
    'listing with facets and contract prices': always(reader, () =>
      search(reader, { categoryId: pick(sample.categoryIds, next()), includePrices: true, pageSize: 24 }),
    ),
    'search by word': always(reader, () =>
      search(reader, { searchTerm: pick(words.slice(0, 50), next()), includePrices: true, pageSize: 24 }),
    ),
    'product detail': always(reader, () => ({
      method: 'GET',
      path: pathFor(reader, `products/${pick(sample.products.slice(0, 1000), next()).id}`),
    })),
    'prices of 20 products': always(reader, () => {
      const start = (next() % 90) * 20
      return {
        method: 'GET',
        path: pathFor(reader, 'pricing/products', {
          query: {
            productIds: sample.products
              .slice(start, start + 20)
              .map(({ id }) => id)
              .join(','),
          },
        }),
      }
    }),
    'listing, first asked': anew(() => {
      const number = next()
      return {
        categoryId: pick(sample.categoryIds, number),
        includePrices: true,
        pageSize: 24,
        page: Math.floor(number / sample.categoryIds.length) % 40,
        fields: ['Name', `F${number}`],
      }
    }),
    'search by word, first asked': anew(() => {
      const number = next()
      return { searchTerm: pick(words, number), includePrices: true, pageSize: 24, fields: ['Name', `F${number}`] }
    }),
    'search by part-number fragment, first asked': anew(() => {
      const number = next()
      const { sku } = pick(sample.products, number)
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

/** The path of a call of the web store with its query, on behalf of the first account or the one of that number. */
export function pathFor(
  reader: Pick<Reader, 'base' | 'accountIds'>,
  path: string,
  asking: { readonly query?: Readonly<Record<string, string>>; readonly account?: number } = {},
): string {
  const asked = new URLSearchParams({
    ...asking.query,
    effectiveAccountId: pick(reader.accountIds, asking.account ?? 0),
  })
  return `${reader.base}/${path}?${asked.toString()}`
}

/** The element of a list at a place that may lie behind its end: then it begins again. */
export function pick<T>(list: readonly T[], place: number): T {
  const element = list[place % list.length]
  if (element === undefined) throw new Error('There is nothing to draw from.')
  return element
}

/** Counts from 0. */
export function counter(): () => number {
  let value = -1
  return () => (value += 1)
}

function search(reader: Reader, asked: object): Request {
  return { method: 'POST', path: pathFor(reader, 'search/product-search'), body: JSON.stringify(asked) }
}

function always(reader: Reader, make: () => Request): Script {
  const headers = { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' }
  return () => [{ headers, setupRequest: (request: Request) => ({ ...request, ...make() }) }]
}
