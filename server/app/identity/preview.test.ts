import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { isReadRoute } from '@hydrant/contract/shared/route.ts'
import type { PreviewAccountCollection } from '@hydrant/contract/admin/pages.ts'
import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { eq } from 'drizzle-orm'
import type { Call, Reply } from '../../testing/call-shop.ts'
import { createStaffUsers, type ClientIdentities, signInTestClients } from '../../testing/client-identities.ts'
import { createExistingRecords } from '../../testing/prepare-records.ts'
import type { ExistingValues } from '../../testing/sample-value.ts'
import { createValidRequestParts, createRequest } from '../../testing/sample-request.ts'
import { createTableFingerprintReader } from '../../testing/table-fingerprints.ts'
import { ids } from '../../testing/test-catalogue.ts'
import { openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let identities: ClientIdentities
let existingValues: ExistingValues
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  identities = await signInTestClients(shop)
  existingValues = { ...(await createExistingRecords(await shop.buyer())), email: 'nobody@county.example' }
})
afterAll(() => shop.close())

/** Sends a request of the site builder, or of somebody else, with the preview header. */
function requestAs<Body = unknown>(
  previewed: string,
  path: string,
  {
    by = identities.siteBuilder.token,
    method = 'GET',
    ...call
  }: Call & { readonly by?: string | null; readonly method?: string } = {},
): Promise<Reply<Body>> {
  return shop.send<Body>(method, path, {
    ...call,
    ...(by !== null && { token: by }),
    headers: { [PREVIEW_HEADER]: previewed },
  })
}

const unitPriceOf = async (reply: Promise<Reply<{ unitPrice?: string }>>) => (await reply).body.unitPrice
const HIDDEN = `/webstore/products/${ids.product('CO-1')}`
const PRICE = `/webstore/pricing/products/${shopIds.gloves}`

test('a site builder can preview products and prices as a guest or as any account, without a name of their own [ROLE-07] [ROLE-09]', async () => {
  const own = {
    buyer: await shop.send('GET', HIDDEN, { token: identities.buyer.token ?? '' }),
    guest: await shop.send('GET', HIDDEN, {}),
  }
  expect([own.buyer.status, own.guest.status]).toEqual([200, 404])
  expect((await requestAs(shopIds.county, HIDDEN)).body).toEqual(own.buyer.body)
  expect([(await requestAs('guest', HIDDEN)).status, (await requestAs(shopIds.plant, HIDDEN)).status]).toEqual([
    404, 404,
  ])
  const price = (token?: string) =>
    shop.send<{ unitPrice?: string }>('GET', PRICE, { ...(token !== undefined && { token }) })
  expect(await unitPriceOf(requestAs(shopIds.county, PRICE))).toBe(
    await unitPriceOf(price(identities.buyer.token ?? '')),
  )
  expect(await unitPriceOf(requestAs('guest', PRICE))).toBe(await unitPriceOf(price()))
  expect((await requestAs<{ guestUser: boolean }>('guest', '/webstore/session-context')).body).toMatchObject({
    guestUser: true,
    accountId: null,
  })
  expect((await requestAs(shopIds.county, '/webstore/session-context')).body).toMatchObject({
    guestUser: false,
    accountId: shopIds.county,
    profile: { userName: '', firstName: '', lastName: '', email: '' },
  })
})

test('in a buyer’s preview a site builder does not see their own cart, even one for that account [ROLE-07] [BLK-10]', async () => {
  const added = await shop.send<{ cartId: string }>('POST', '/webstore/carts/current/cart-items', {
    token: identities.siteBuilder.token ?? '',
    body: { productId: shopIds.gloves, quantity: '1', type: 'Product' },
  })
  expect(added.status).toBe(201)
  const { cartId } = added.body
  await shop.database.transaction((tx) => tx.update(cart).set({ accountId: shopIds.county }).where(eq(cart.id, cartId)))
  const missing = await requestAs<{ cartId?: string | null }>('guest', '/webstore/carts/current')
  expect(await requestAs(shopIds.county, '/webstore/carts/current')).toMatchObject({
    status: missing.status,
    body: { cartId: missing.body.cartId ?? null },
  })
  expect(missing.body.cartId ?? null).toBe(null)
  for (const path of [`/webstore/carts/${cartId}`, `/webstore/carts/${cartId}/cart-items`])
    expect((await requestAs(shopIds.county, path)).status, path).toBe((await requestAs('guest', path)).status)
})

test('searches in a preview return what the previewed shopper would find [ROLE-07]', async () => {
  const search = { method: 'POST', body: { searchTerm: 'nozzle', pageSize: 50 } }
  const findIds = async (reply: Promise<Reply<{ productsPage: { products: Array<{ id: string }> } }>>) =>
    (await reply).body.productsPage.products.map(({ id }) => id)
  expect(await findIds(requestAs(shopIds.county, '/webstore/search/product-search', search))).toContain(
    ids.product('CO-1'),
  )
  expect(await findIds(requestAs('guest', '/webstore/search/product-search', search))).not.toContain(
    ids.product('CO-1'),
  )
})

test('responses in a preview are never cached, even where they are the same for all [ROLE-07]', async () => {
  const method = `/lwr/apex/v65.0/FeaturedProductsController/getProducts?${new URLSearchParams({ methodParams: JSON.stringify({ effectiveAccountId: null }) })}`
  const older = `/webruntime/api/apex/execute?${new URLSearchParams({ classname: 'FeaturedProductsController', method: 'getProducts', params: JSON.stringify({ effectiveAccountId: null }) })}`
  for (const path of [
    method,
    older,
    '/webstore/category-menu-items',
    PRICE,
    '/services/data/v65.0/connect/sites/site/settings',
  ]) {
    const { status, headers } = await requestAs('guest', path)
    expect([status, headers.get('cache-control')], path).toEqual([200, 'no-store'])
  }
})

test('accounts for a preview are found by a part of their name [BLK-10]', async () => {
  const names = async (query: Record<string, string | number>) =>
    (
      await shop.send<PreviewAccountCollection>(
        'GET',
        `/admin/builder/accounts?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
        { token: identities.siteBuilder.token ?? '' },
      )
    ).body.accounts
  expect((await names({})).length).toBeGreaterThan(2)
  expect(await names({ pageSize: 1 })).toHaveLength(1)
  const [county] = await names({ query: 'COUNTY' })
  expect(county).toEqual({ accountId: shopIds.county, name: expect.stringMatching(/county/i) })
  expect(await names({ query: 'nobody is called so' })).toEqual([])
})

test.each([
  { what: 'an id that is none', previewed: 'county', status: 400, errorCode: 'INVALID_ID_FIELD' },
  { what: 'a product', previewed: shopIds.gloves, status: 400, errorCode: 'INVALID_ID_FIELD' },
  {
    what: 'an account that is not there',
    previewed: '001000000000001AAA',
    status: 404,
    errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
  },
  { what: 'nobody', previewed: '', status: 400, errorCode: 'INVALID_ID_FIELD' },
])('a preview as $what is rejected', async ({ previewed, status, errorCode }) => {
  expect(await requestAs(previewed, PRICE)).toMatchObject({ status, body: [{ errorCode }] })
})

test('only site builders and administrators can preview as somebody else [ROLE-06] [ROLE-07]', async () => {
  for (const by of [null, identities.buyer.token]) {
    for (const previewed of ['guest', shopIds.county, shopIds.plant]) {
      expect(await requestAs(previewed, PRICE, { by })).toMatchObject({
        status: 403,
        body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
      })
    }
  }
})

/** Endpoints that return data in the preview of a buyer, although guests may not call them. */
const AROUND_PAGES = ['getSession', 'listManagedAccounts']

test('a preview only reads what pages show: every other request is rejected and changes nothing [ROLE-06] [ROLE-07]', async () => {
  const readFingerprints = await createTableFingerprintReader(shop.database)
  const before = await readFingerprints()
  const unexpected: string[] = []
  for (const endpoint of ALL_ENDPOINTS) {
    const { id, guests } = endpoint
    const request = createRequest(endpoint, createValidRequestParts(endpoint, existingValues), '')
    for (const previewed of ['guest', shopIds.county]) {
      const { status, body } = await requestAs(previewed, request.url, {
        method: request.method,
        ...(request.body !== undefined && { body: request.body }),
      })
      const [first]: ReadonlyArray<{ errorCode?: string }> = Array.isArray(body) ? body : []
      const isRejected = ['INSUFFICIENT_ACCESS', 'INVALID_SESSION_ID'].includes(first?.errorCode ?? '')
      const isAllowed =
        isReadRoute(endpoint) &&
        id !== 'lookUpOrder' &&
        (guests !== 'refused' || (AROUND_PAGES.includes(id) && previewed !== 'guest'))
      // These two check their own secret and never the sender.
      if (isRejected === isAllowed && !['issueToken', 'revokeToken'].includes(id))
        unexpected.push(`${id} as ${previewed}: ${status} ${JSON.stringify(body).slice(0, 100)}`)
    }
  }
  expect(unexpected).toEqual([])
  expect(await readFingerprints()).toEqual(before)
})
