import { describe, expect, test } from 'vitest'
import {
  requireInventorySourceQuery,
  requireProductIds,
  requireSearchQuery,
  requireSearchTermOrEmpty,
} from './catalogue-guards.ts'
import { createClient } from './create-client.ts'
import { startRecordingServer } from './testing/recording-server.ts'

type Client = ReturnType<typeof createClient>

const SEARCH_QUERY = `The 'searchQuery' option is required to execute the request.`
const TERM_OR_CATEGORY = `Either the 'categoryId' or the 'searchTerm' property must be defined to execute the request.`
const PRODUCT = `The 'productId' option is required to execute the request.`
const CATEGORY = `The 'categoryId' option is required to execute the request.`
const IDS_OR_SKUS = 'Either "ids" or "skus" is required to execute the request.'
const ONE_OF_BOTH = 'Only one of "ids" or "skus" should be provided, not both.'
const PRODUCT_IDS = 'A list of product IDs is required.'
const INVENTORY = 'The inventory should be enabled to execute the request.'
const NET = `The request should not be triggered when taxType is 'Net'.`

const source = {
  locationSourceId: '0gh1',
  reservationInSeconds: 14_400,
  webStoreInventoryLocationSourceType: 'LocationGroup',
  webStoreInventorySourceId: '0gh1',
} as const
const noStock = { inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: source } }

async function startShop() {
  const { baseUrl, requests } = await startRecordingServer()
  return { client: createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main' }), requests }
}

describe('a call without a required id or term rejects and sends nothing', () => {
  test.each<[string, string, (client: Client) => Promise<unknown>]>([
    ['a search for nothing', TERM_OR_CATEGORY, (client) => client.searchProducts({ page: 0 })],
    [
      'a search for empty texts',
      TERM_OR_CATEGORY,
      (client) => client.searchProductsByQuery({ searchTerm: '', categoryId: '' }),
    ],
    ['one product', PRODUCT, (client) => client.getProduct('')],
    ['the parts of a product', PRODUCT, (client) => client.listProductChildren('')],
    ['the products related to one', PRODUCT, (client) => client.listFeaturedProducts('')],
    ['the taxes of a product', PRODUCT, (client) => client.getProductTaxes('')],
    ['the price of a product', PRODUCT, (client) => client.getProductPrice('')],
    ['one category', CATEGORY, (client) => client.getCategory('')],
    ['the way to a category', CATEGORY, (client) => client.getCategoryPath('')],
    ['products by nothing', IDS_OR_SKUS, (client) => client.listProducts({})],
    ['products by ids and part numbers', ONE_OF_BOTH, (client) => client.listProducts({ ids: '01tA', skus: 'A-1' })],
    ['the prices of no products', PRODUCT_IDS, (client) => client.listPrices({ productIds: ' , ' })],
    ['the prices of an empty list', PRODUCT_IDS, (client) => client.calculatePrices({ pricingLineItems: [] })],
    [
      'stock that is not shown',
      INVENTORY,
      (client) => client.inventory.levelsAtDefaultSource(noStock, { products: '01tA' }),
    ],
  ])('%s [CAT-02, ERR-19]', async (_, message, call) => {
    const { client, requests } = await startShop()
    await expect(call(client)).rejects.toThrow(new TypeError(message))
    expect(requests).toEqual([])
  })

  test('an account [ERR-08, CTX-05]', async () => {
    const { client, requests } = await startShop()
    await expect(client.getEffectiveAccount('  ')).rejects.toThrow(
      new TypeError(`The 'effectiveAccountId' param is required to execute the request.`),
    )
    expect(requests).toEqual([])
  })
})

test.each([undefined, null])('a search without a query is rejected: %s [CAT-02, ERR-19]', (query) => {
  expect(() => requireSearchQuery(query)).toThrow(new TypeError(SEARCH_QUERY))
})

test('a search by either is allowed [CAT-02]', () => {
  expect(() => requireSearchQuery({ searchTerm: 'hose' })).not.toThrow()
  expect(() => requireSearchQuery({ categoryId: '0ZG' })).not.toThrow()
})

test('suggestions require a term, which may be empty [CAT-02, CAT-04]', () => {
  expect(() => requireSearchTermOrEmpty(null)).toThrow(
    new TypeError(`The 'searchTerm' option is required to execute the request.`),
  )
  expect(() => requireSearchTermOrEmpty('')).not.toThrow()
})

test('a list of product ids requires one that is not blank [CAT-02, ERR-19]', () => {
  for (const list of [null, undefined, '', ',', [], ['', ' ']])
    expect(() => requireProductIds(list)).toThrow(new TypeError(PRODUCT_IDS))
  for (const list of ['01tA', ',01tA', ['01tA']]) expect(() => requireProductIds(list)).not.toThrow()
})

describe('stock', () => {
  test.each([
    ['is switched off', { isInventoryEnabled: false, inventoryDefaultSource: source }],
    ['has no default source', { isInventoryEnabled: true }],
    [
      'has a source without an id',
      { isInventoryEnabled: true, inventoryDefaultSource: { ...source, locationSourceId: '' } },
    ],
  ])('is not requested where it %s [CAT-09, ERR-19]', (_, inventoryConfiguration) => {
    expect(() => requireInventorySourceQuery({ inventoryConfiguration })).toThrow(new TypeError(INVENTORY))
  })

  test('is requested at the default source by its type [CAT-09]', async () => {
    const { client, requests } = await startShop()
    const context = (webStoreInventoryLocationSourceType: 'Location' | 'LocationGroup') => ({
      inventoryConfiguration: {
        isInventoryEnabled: true,
        inventoryDefaultSource: { ...source, webStoreInventoryLocationSourceType },
      },
    })
    await client.inventory.levelsAtDefaultSource(context('LocationGroup'), { products: '01tA' })
    await client.inventory.levelsAtDefaultSource(context('Location'), { products: '01tA' })
    const queries = requests.map(({ url }) => Object.fromEntries(new URL(url, 'http://shop').searchParams))
    expect(queries).toEqual([
      { scope: `webStoreId Eq 'hydrant'`, products: '01tA', locationgroups: '0gh1' },
      { scope: `webStoreId Eq 'hydrant'`, products: '01tA', locations: '0gh1' },
    ])
  })
})

test('taxes are requested only where prices include them [CAT-10, ERR-19]', async () => {
  const { client, requests } = await startShop()
  await expect(client.taxes.productToShow({ taxType: 'Net' }, { productId: '01tA' })).rejects.toThrow(
    new TypeError(NET),
  )
  expect(requests).toEqual([])
  await client.taxes.productToShow({ taxType: 'Gross' }, { productId: '01tA', countryIsoCode: 'DE' })
  await client.taxes.productToShow({ taxType: 'Automatic' }, { productId: '01tA' })
  expect(requests.map(({ url }) => url.split('/hydrant')[1])).toEqual([
    '/taxes/products/01tA?countryIsoCode=DE',
    '/taxes/products/01tA',
  ])
})
