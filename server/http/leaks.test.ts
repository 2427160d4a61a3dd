import { eq } from 'drizzle-orm'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import { fingerprintTables } from '../testing/table-fingerprints.ts'
import type { KnownValues } from '../testing/sample-of.ts'
import { goodParts, plain, type RawRequest, requestOf } from '../testing/sample-request.ts'
import { ids } from '../testing/test-catalogue.ts'
import { type Caller, openTradeShop, PLANT_BUYER, trade, type TradeShop } from '../testing/trade-shop.ts'

/** Words that stand in nothing but what only the county may see. */
const SECRETS = ['Zanzibar', 'ZB-SECRET', 'CO-1', '7777.77', '6666.66', '5555.55', 'Hushed Lane', 'PO-HUSHED'] as const

let shop: TradeShop
let county: Caller
/** Ids of the county's own records. */
let records: Record<string, string>
beforeAll(async () => {
  shop = await openTradeShop()
  await fillSecrets()
  county = await shop.buyer()
  records = await buyAsCounty()
})
afterAll(() => shop.close())

const HIDDEN = ids.product('CO-1')

async function fillSecrets(): Promise<void> {
  await shop.database.transaction(async (executor) => {
    await saveProducts(executor, [
      {
        id: HIDDEN,
        sku: 'CO-1',
        productCode: 'ZB-SECRET',
        name: 'Zanzibar nozzle',
        brand: 'Zanzibar',
        description: 'Zanzibar',
        categoryIds: [ids.category('Nozzles')],
        attributes: { Diameter__c: 'Zanzibar' },
      },
    ])
    const price = (productId: string, unitPrice: string) => ({ productId, currency: 'USD', unitPrice })
    await savePrices(executor, ids.books.list, [price(HIDDEN, '7777.77'), price(ids.product('HID-1'), '6666.66')])
    await savePrices(executor, ids.books.county, [price(trade.gloves, '5555.55')])
    await executor
      .update(address)
      .set({ name: 'Hushed Lane depot', street: 'Hushed Lane 5' })
      .where(eq(address.id, trade.address))
  })
}

interface Bought {
  readonly cartId: string
  readonly cartItemId: string
  readonly checkoutId: string
  readonly orderReferenceNumber: string
  readonly items: ReadonlyArray<{ readonly deliveryGroupId: string }>
}

/** An order, and after it a new cart with a checkout. */
async function buyAsCounty(): Promise<Record<string, string>> {
  const fill = async () => {
    const line = await county<Bought>('POST', '/webstore/carts/current/cart-items', {
      productId: HIDDEN,
      quantity: 1,
      type: 'Product',
    })
    const cart = await county<Bought>('GET', '/webstore/carts/active')
    const checkout = await county<Bought>('PUT', '/webstore/checkouts', { cartId: 'active' })
    const addressed = await county('PATCH', '/webstore/checkouts/active', { deliveryAddress: { id: trade.address } })
    expect(addressed.status, JSON.stringify(addressed.body)).toBe(202)
    await county('PATCH', '/webstore/checkouts/active', { deliveryMethodId: trade.ground })
    return { cartId: cart.body.cartId, cartItemId: line.body.cartItemId, checkoutId: checkout.body.checkoutId }
  }
  await fill()
  await county('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-HUSHED',
    billingAddress: { id: trade.address },
  })
  const order = await county<Bought>('POST', '/webstore/checkouts/active/orders')
  expect(order, JSON.stringify(order.body)).toMatchObject({
    status: 201,
    body: { orderReferenceNumber: expect.any(String) },
  })
  const open = await fill()
  const groups = await county<Bought>('GET', '/webstore/carts/active/delivery-groups')
  return {
    ...open,
    deliveryGroupId: groups.body.items[0]?.deliveryGroupId ?? '',
    order: order.body.orderReferenceNumber,
    addressId: trade.address,
    accountId: trade.county,
  }
}

/** The answers of these only tell; what they are asked for may be anything. */
const isReading = ({ id, method }: Endpoint): boolean =>
  method === 'GET' || /^(?:searchProducts|calculatePrices|lookUpOrder|evaluateProducts)$/.test(id)

const PRODUCTS = [
  trade.gloves,
  HIDDEN,
  ids.product('HID-1'),
  ids.product('OFF-1'),
  ids.product('KIT-1'),
  ids.product('HN-95/1'),
  ids.product('TC-1'),
]
const WORDS = ['nozzle', 'Zanzibar', 'ZB-SECRET', 'CO-1', 'zb', 'valve']

/**
 * Ways to ask for everything there is: each product, each word, each of the county's records, with all that can be
 * switched on.
 */
function crawl(endpoint: Endpoint): RawRequest[] {
  const base = {
    apiVersion: API_VERSION,
    webstoreId: ids.webstore,
    siteId: 'site',
    path: '/',
    country: 'US',
    categoryId: ids.category('Nozzles'),
    accountId: 'current',
    cartStateOrId: records['cartId'],
    orderSummaryIdOrRefNumber: records['order'],
    email: 'buyer@county.example',
    ...records,
  }
  const everyone = PRODUCTS.join(',')
  const variants: KnownValues[] = [
    ...PRODUCTS.map((productId) => ({
      productId,
      ids: productId,
      productIds: productId,
      products: productId,
      recordId: productId,
      pricingLineItems: [{ productId }],
      productSearchAnchorValues: productId,
    })),
    ...WORDS.map((searchTerm) => ({ searchTerm, skus: searchTerm })),
    {
      ids: everyone,
      productIds: everyone,
      products: everyone,
      pricingLineItems: PRODUCTS.map((productId) => ({ productId })),
    },
    { accountId: trade.county },
    { cartStateOrId: 'current' },
    { checkoutId: 'active' },
    { includePrices: true, searchTerm: 'nozzle' },
    { parentProductCategoryId: ids.category('Nozzles') },
  ]
  const requests = variants.flatMap((variant) => {
    const parts = goodParts(endpoint, { ...base, ...variant })
    return [
      requestOf(endpoint, parts, ''),
      requestOf(endpoint, { ...parts, query: { ...parts.query, ...switchesOf(endpoint) } }, ''),
    ]
  })
  return [...new Map(requests.map((request) => [`${request.url} ${request.body ?? ''}`, request])).values()]
}

function switchesOf(endpoint: Endpoint): Record<string, boolean> {
  const all = Object.entries(plain(endpoint.query ?? {}).properties ?? {}).filter(([, { type }]) => type === 'boolean')
  return Object.fromEntries(all.map(([name]) => [name, !name.startsWith('exclude')]))
}

/** What of the county's an answer gives away that the request did not name itself. */
function givenAway(request: RawRequest, answer: string): string[] {
  const asked = decodeURIComponent(request.url) + (request.body ?? '')
  return [
    ...SECRETS,
    HIDDEN,
    ...Object.entries(records).flatMap(([name, value]) => (name === 'accountId' ? [] : [value])),
  ].filter((secret) => secret !== '' && answer.includes(secret) && !asked.includes(secret))
}

test('the county itself sees what the others may not, so that the search below has something to find', async () => {
  const seen = new Set<string>()
  for (const endpoint of ALL_ENDPOINTS.filter(isReading)) {
    for (const request of crawl(endpoint)) {
      const { body } = await county(request.method, request.url, request.body)
      for (const secret of [...SECRETS, HIDDEN]) if (JSON.stringify(body ?? '').includes(secret)) seen.add(secret)
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining([...SECRETS, HIDDEN]))
})

test.each(['guest', 'buyer of another account'])(
  'no answer to a %s holds anything of a hidden product, a hidden price, or another’s cart, address or order [ROLE-06, ROLE-09, PRC-06]',
  async (who) => {
    const caller = who === 'guest' ? shop.guest() : await shop.buyer(PLANT_BUYER)
    const leaks: string[] = []
    for (const endpoint of ALL_ENDPOINTS.filter(isReading)) {
      for (const request of crawl(endpoint)) {
        const { body } = await caller(request.method, request.url, request.body)
        const given = givenAway(request, JSON.stringify(body ?? ''))
        if (given.length > 0)
          leaks.push(`${endpoint.id} ${request.url} ${request.body ?? ''} tells ${given.join(', ')}`)
      }
    }
    expect(leaks).toEqual([])
  },
)

test('whoever names a record of the county’s changes nothing of it [ROLE-06]', async () => {
  const tables = await fingerprintTables(shop.database)
  const changing = ALL_ENDPOINTS.filter(
    (endpoint) =>
      !isReading(endpoint) &&
      /:(?:cartStateOrId|cartItemId|checkoutId|deliveryGroupId|addressId|accountId)/.test(endpoint.path),
  )
  const known = {
    apiVersion: API_VERSION,
    webstoreId: ids.webstore,
    productId: trade.gloves,
    quantity: '1',
    type: 'Product',
    country: 'US',
    ...records,
    cartStateOrId: records['cartId'],
  }
  for (const caller of [shop.guest(), await shop.buyer(PLANT_BUYER)]) {
    for (const endpoint of changing) {
      const request = requestOf(endpoint, goodParts(endpoint, known), '')
      const before = await tables.read()
      const { status } = await caller(request.method, request.url, request.body)
      expect(status, `${request.method} ${request.url}`).toBeGreaterThanOrEqual(400)
      expect(await tables.read(), `${request.method} ${request.url}`).toEqual(before)
    }
  }
})
