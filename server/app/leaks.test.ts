import { eq } from 'drizzle-orm'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { isReadRoute } from '@hydrant/contract/shared/route.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import { createTableFingerprintReader } from '../testing/table-fingerprints.ts'
import type { ExistingValues } from '../testing/sample-value.ts'
import {
  createValidRequestParts,
  copyAsPlainSchema,
  type RawRequest,
  createRequest,
} from '../testing/sample-request.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'

/** Texts that occur only in data of the county. */
const SECRETS = ['Zanzibar', 'ZB-SECRET', 'CO-1', '7777.77', '6666.66', '5555.55', 'Hushed Lane', 'PO-HUSHED'] as const

let shop: PurchaseTestShop
let county: TestClient
/** The ids of the county's own records. */
let records: Record<string, string>
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await fillSecrets()
  county = await shop.buyer()
  records = await buyAsCounty()
})
afterAll(() => shop.close())

const HIDDEN = ids.product('CO-1')

async function fillSecrets(): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await saveProducts(tx, [
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
    await savePrices(tx, ids.priceBooks.list, [price(HIDDEN, '7777.77'), price(ids.product('HID-1'), '6666.66')])
    await savePrices(tx, ids.priceBooks.county, [price(shopIds.gloves, '5555.55')])
    await tx
      .update(address)
      .set({ name: 'Hushed Lane depot', street: 'Hushed Lane 5' })
      .where(eq(address.id, shopIds.address))
  })
}

interface CheckoutReply {
  readonly cartId: string
  readonly cartItemId: string
  readonly checkoutId: string
  readonly orderReferenceNumber: string
  readonly items: ReadonlyArray<{ readonly deliveryGroupId: string }>
}

/** Places an order, then creates a new cart with a checkout. */
async function buyAsCounty(): Promise<Record<string, string>> {
  const fillCart = async () => {
    const line = await county<CheckoutReply>('POST', '/webstore/carts/current/cart-items', {
      productId: HIDDEN,
      quantity: 1,
      type: 'Product',
    })
    const cart = await county<CheckoutReply>('GET', '/webstore/carts/active')
    const checkout = await county<CheckoutReply>('PUT', '/webstore/checkouts', { cartId: 'active' })
    const addressed = await county('PATCH', '/webstore/checkouts/active', { deliveryAddress: { id: shopIds.address } })
    expect(addressed.status, JSON.stringify(addressed.body)).toBe(202)
    await county('PATCH', '/webstore/checkouts/active', { deliveryMethodId: shopIds.ground })
    return { cartId: cart.body.cartId, cartItemId: line.body.cartItemId, checkoutId: checkout.body.checkoutId }
  }
  await fillCart()
  await county('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-HUSHED',
    billingAddress: { id: shopIds.address },
  })
  const order = await county<CheckoutReply>('POST', '/webstore/checkouts/active/orders')
  expect(order, JSON.stringify(order.body)).toMatchObject({
    status: 201,
    body: { orderReferenceNumber: expect.any(String) },
  })
  const filled = await fillCart()
  const groups = await county<CheckoutReply>('GET', '/webstore/carts/active/delivery-groups')
  return {
    ...filled,
    deliveryGroupId: groups.body.items[0]?.deliveryGroupId ?? '',
    order: order.body.orderReferenceNumber,
    addressId: shopIds.address,
    accountId: shopIds.county,
  }
}

const PRODUCTS = [
  shopIds.gloves,
  HIDDEN,
  ids.product('HID-1'),
  ids.product('OFF-1'),
  ids.product('KIT-1'),
  ids.product('HN-95/1'),
  ids.product('TC-1'),
]
const SEARCH_TERMS = ['nozzle', 'Zanzibar', 'ZB-SECRET', 'CO-1', 'zb', 'valve']

/**
 * Creates requests for everything: each product, each search term, each of the county's records, with all boolean
 * parameters set.
 */
function createProbes(endpoint: Endpoint): RawRequest[] {
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
  const allProductIds = PRODUCTS.join(',')
  const variants: ExistingValues[] = [
    ...PRODUCTS.map((productId) => ({
      productId,
      ids: productId,
      productIds: productId,
      products: productId,
      recordId: productId,
      pricingLineItems: [{ productId }],
      productSearchAnchorValues: productId,
    })),
    ...SEARCH_TERMS.map((searchTerm) => ({ searchTerm, skus: searchTerm })),
    {
      ids: allProductIds,
      productIds: allProductIds,
      products: allProductIds,
      pricingLineItems: PRODUCTS.map((productId) => ({ productId })),
    },
    { accountId: shopIds.county },
    { cartStateOrId: 'current' },
    { checkoutId: 'active' },
    { includePrices: true, searchTerm: 'nozzle' },
    { parentProductCategoryId: ids.category('Nozzles') },
  ]
  const requests = variants.flatMap((variant) => {
    const parts = createValidRequestParts(endpoint, { ...base, ...variant })
    return [
      createRequest(endpoint, parts, ''),
      createRequest(endpoint, { ...parts, query: { ...parts.query, ...toBooleanParameters(endpoint) } }, ''),
    ]
  })
  return [...new Map(requests.map((request) => [`${request.url} ${request.body ?? ''}`, request])).values()]
}

function toBooleanParameters(endpoint: Endpoint): Record<string, boolean> {
  const all = Object.entries(copyAsPlainSchema(endpoint.query ?? {}).properties ?? {}).filter(
    ([, { type }]) => type === 'boolean',
  )
  return Object.fromEntries(all.map(([name]) => [name, !name.startsWith('exclude')]))
}

/** Returns the secrets of the county in a response that the request did not name itself. */
function findLeaks(request: RawRequest, responseText: string): string[] {
  const requestText = decodeURIComponent(request.url) + (request.body ?? '')
  return [
    ...SECRETS,
    HIDDEN,
    ...Object.entries(records).flatMap(([name, value]) => (name === 'accountId' ? [] : [value])),
  ].filter((secret) => secret !== '' && responseText.includes(secret) && !requestText.includes(secret))
}

test('the county itself sees all secrets, so that the next test can find leaks', async () => {
  const foundSecrets = new Set<string>()
  for (const endpoint of ALL_ENDPOINTS.filter(isReadRoute)) {
    for (const request of createProbes(endpoint)) {
      const { body } = await county(request.method, request.url, request.body)
      for (const secret of [...SECRETS, HIDDEN])
        if (JSON.stringify(body ?? '').includes(secret)) foundSecrets.add(secret)
    }
  }
  expect([...foundSecrets]).toEqual(expect.arrayContaining([...SECRETS, HIDDEN]))
})

test.each(['guest', 'buyer of another account'])(
  'no response to a %s contains a hidden product or price, or another’s cart, address or order [ROLE-06, ROLE-09, PRC-06]',
  async (role) => {
    const client = role === 'guest' ? shop.guest() : await shop.buyer(PLANT_BUYER)
    const leaks: string[] = []
    for (const endpoint of ALL_ENDPOINTS.filter(isReadRoute)) {
      for (const request of createProbes(endpoint)) {
        const { body } = await client(request.method, request.url, request.body)
        const leaked = findLeaks(request, JSON.stringify(body ?? ''))
        if (leaked.length > 0)
          leaks.push(`${endpoint.id} ${request.url} ${request.body ?? ''} tells ${leaked.join(', ')}`)
      }
    }
    expect(leaks).toEqual([])
  },
)

test('others cannot change a record of the county by naming its id [ROLE-06]', async () => {
  const readFingerprints = await createTableFingerprintReader(shop.database)
  const writingEndpoints = ALL_ENDPOINTS.filter(
    (endpoint) =>
      !isReadRoute(endpoint) &&
      /:(?:cartStateOrId|cartItemId|checkoutId|deliveryGroupId|addressId|accountId)/.test(endpoint.path),
  )
  const existingValues = {
    apiVersion: API_VERSION,
    webstoreId: ids.webstore,
    productId: shopIds.gloves,
    quantity: '1',
    type: 'Product',
    country: 'US',
    ...records,
    cartStateOrId: records['cartId'],
  }
  for (const client of [shop.guest(), await shop.buyer(PLANT_BUYER)]) {
    for (const endpoint of writingEndpoints) {
      const request = createRequest(endpoint, createValidRequestParts(endpoint, existingValues), '')
      const before = await readFingerprints()
      const { status } = await client(request.method, request.url, request.body)
      expect(status, `${request.method} ${request.url}`).toBeGreaterThanOrEqual(400)
      expect(await readFingerprints(), `${request.method} ${request.url}`).toEqual(before)
    }
  }
})
