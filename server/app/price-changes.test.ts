import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortRuleIdOf } from '@hydrant/kernel/identity/sort-rule-id.ts'
import { listCacheStatistics } from '../cache/statistics.ts'
import { addEntitlements } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import type { Call } from '../testing/call-shop.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openShopTwice, type TwoShops } from '../testing/two-shops.ts'

const NOZZLE = ids.product('HN-125/1')
const MANIFOLD = ids.product('MN-500')
const COAT = ids.product('TC-1')
const BLACK_COAT = ids.product('TC-1-L-B')

let shops: TwoShops
beforeAll(async () => {
  shops = await openShopTwice()
})
afterAll(() => shops.close())

const call = async (method: string, path: string, options?: Call): Promise<string> =>
  JSON.stringify((await shops.second(method, path, options)).body)
const search = (body: object): Promise<string> => call('POST', '/webstore/search/product-search', { body })

/** Responses that the second process caches. */
const reads = {
  price: () => call('GET', `/webstore/pricing/products/${NOZZLE}`),
  prices: () => call('GET', `/webstore/pricing/products?productIds=${NOZZLE},${ids.product('HN-95/1')}`),
  priceOfCoats: () => call('GET', `/webstore/pricing/products/${COAT}`),
  product: () => call('GET', `/webstore/products/${NOZZLE}`),
  hits: () => search({ searchTerm: 'HN-125/1', includePrices: true }),
  coats: () => search({ searchTerm: 'TC-1', includePrices: true }),
  listing: () => search({ searchTerm: 'nozzle' }),
  listingByPrice: () => search({ searchTerm: 'nozzle', sortRuleId: sortRuleIdOf('price-asc') }),
} as const
type Read = keyof typeof reads

let price = 5000
const setPrice = (productId: string) =>
  shops.write((tx) => {
    price += 1
    return savePrices(tx, ids.priceBooks.list, [{ productId, currency: 'USD', unitPrice: String(price) }])
  })

const countBuilds = (): number => listCacheStatistics().find(({ name }) => name === 'responses')?.misses ?? 0

/**
 * Writes in the first process, and then reads what the second one has cached. Returns the response, and how often one
 * had to be built.
 */
async function readAfter(write: () => Promise<unknown>, read: Read): Promise<{ response: string; builds: number }> {
  await reads[read]()
  await write()
  await shops.waitForSync()
  const earlierBuilds = countBuilds()
  const response = await reads[read]()
  return { response, builds: countBuilds() - earlierBuilds }
}

test.each<Read>(['price', 'prices', 'priceOfCoats', 'product', 'hits', 'coats', 'listing'])(
  'a cached %s is used again after another price has changed [RUN-23]',
  async (read) => {
    expect(await readAfter(() => setPrice(MANIFOLD), read)).toMatchObject({ builds: 0 })
  },
)

test.each<[Read, string]>([
  ['price', NOZZLE],
  ['prices', NOZZLE],
  ['hits', NOZZLE],
  ['coats', COAT],
])('a cached %s is not used any more when its price has changed [RUN-23]', async (read, productId) => {
  const { response } = await readAfter(() => setPrice(productId), read)
  expect(response).toContain(`"${price}`)
})

test.each<Read>(['priceOfCoats', 'coats'])(
  'a cached %s is not used any more when the price of a variation has changed [RUN-23]',
  async (read) => {
    expect(await readAfter(() => setPrice(BLACK_COAT), read)).toMatchObject({ builds: 1 })
  },
)

test('any price may change a listing that is sorted by price, which shows no price itself [RUN-23]', async () => {
  const orderOf = (response: string) => [NOZZLE, ids.product('HN-95/1')].map((id) => response.indexOf(id))
  const [nozzle = 0, other = 0] = orderOf(await reads.listingByPrice())
  await shops.write((tx) =>
    savePrices(tx, ids.priceBooks.list, [
      { productId: NOZZLE, currency: 'USD', unitPrice: nozzle < other ? '9000' : '1' },
    ]),
  )
  await shops.waitForSync()
  const [nozzleAfter = 0, otherAfter = 0] = orderOf(await reads.listingByPrice())
  expect(nozzleAfter < otherAfter).toBe(nozzle > other)
})

test.each<[string, () => Promise<unknown>]>([
  [
    'who may see a product',
    () =>
      shops.write((tx) =>
        addEntitlements(tx, {
          policies: [],
          groups: [],
          products: [{ policyId: ids.policies.county, productId: MANIFOLD }],
        }),
      ),
  ],
  ['a price break', () => shops.write((tx) => tx.execute(sql`update adjustment_tier set adjustment_value = 11`))],
  [
    'a price and a product at once',
    () =>
      shops.write(async (tx) => {
        await savePrices(tx, ids.priceBooks.list, [{ productId: MANIFOLD, currency: 'USD', unitPrice: '6000' }])
        await tx.execute(sql`update product set description = 'new' where id = ${MANIFOLD}`)
      }),
  ],
])('nothing cached is used any more after a change of %s [RUN-23]', async (_, write) => {
  expect(await readAfter(write, 'price')).toMatchObject({ builds: 1 })
})
