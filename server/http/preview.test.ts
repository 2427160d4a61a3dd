import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { PreviewAccountCollection } from '@hydrant/contract/admin/pages.ts'
import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { eq } from 'drizzle-orm'
import type { Call, Reply } from '../testing/call-shop.ts'
import { addStaff, type Callers, signInEveryone } from '../testing/callers.ts'
import { prepareRecords } from '../testing/prepare-records.ts'
import type { KnownValues } from '../testing/sample-of.ts'
import { goodParts, requestOf } from '../testing/sample-request.ts'
import { fingerprintTables } from '../testing/table-fingerprints.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'

let shop: TradeShop
let callers: Callers
let known: KnownValues
beforeAll(async () => {
  shop = await openTradeShop()
  await addStaff(shop)
  callers = await signInEveryone(shop)
  known = { ...(await prepareRecords(await shop.buyer())), email: 'nobody@county.example' }
})
afterAll(() => shop.close())

/** A call of the site builder, or of somebody else, answered as to another one. */
function as<Body = unknown>(
  previewed: string,
  path: string,
  {
    by = callers.siteBuilder.token,
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

const priceOf = async (reply: Promise<Reply<{ unitPrice?: string }>>) => (await reply).body.unitPrice
const HIDDEN = `/webstore/products/${ids.product('CO-1')}`
const PRICE = `/webstore/pricing/products/${trade.gloves}`

test('a site builder sees products and prices as a guest or as any account, and as themselves without saying so [ROLE-07] [ROLE-09]', async () => {
  const own = {
    buyer: await shop.send('GET', HIDDEN, { token: callers.buyer.token ?? '' }),
    guest: await shop.send('GET', HIDDEN, {}),
  }
  expect([own.buyer.status, own.guest.status]).toEqual([200, 404])
  expect((await as(trade.county, HIDDEN)).body).toEqual(own.buyer.body)
  expect([(await as('guest', HIDDEN)).status, (await as(trade.plant, HIDDEN)).status]).toEqual([404, 404])
  const price = (token?: string) =>
    shop.send<{ unitPrice?: string }>('GET', PRICE, { ...(token !== undefined && { token }) })
  expect(await priceOf(as(trade.county, PRICE))).toBe(await priceOf(price(callers.buyer.token ?? '')))
  expect(await priceOf(as('guest', PRICE))).toBe(await priceOf(price()))
  expect((await as<{ guestUser: boolean }>('guest', '/webstore/session-context')).body).toMatchObject({
    guestUser: true,
    accountId: null,
  })
  expect((await as(trade.county, '/webstore/session-context')).body).toMatchObject({
    guestUser: false,
    accountId: trade.county,
    profile: { userName: '', firstName: '', lastName: '', email: '' },
  })
})

test('as a buyer a site builder has neither their own name nor their own cart, also one for that account [ROLE-07] [BLK-10]', async () => {
  const added = await shop.send<{ cartId: string }>('POST', '/webstore/carts/current/cart-items', {
    token: callers.siteBuilder.token ?? '',
    body: { productId: trade.gloves, quantity: '1', type: 'Product' },
  })
  expect(added.status).toBe(201)
  const { cartId } = added.body
  await shop.database.transaction((executor) =>
    executor.update(cart).set({ accountId: trade.county }).where(eq(cart.id, cartId)),
  )
  const missing = await as<{ cartId?: string | null }>('guest', '/webstore/carts/current')
  expect(await as(trade.county, '/webstore/carts/current')).toMatchObject({
    status: missing.status,
    body: { cartId: missing.body.cartId ?? null },
  })
  expect(missing.body.cartId ?? null).toBe(null)
  for (const path of [`/webstore/carts/${cartId}`, `/webstore/carts/${cartId}/cart-items`])
    expect((await as(trade.county, path)).status, path).toBe((await as('guest', path)).status)
})

test('what is searched for and calculated as somebody else is found and calculated as for them [ROLE-07]', async () => {
  const search = { method: 'POST', body: { searchTerm: 'nozzle', pageSize: 50 } }
  const found = async (reply: Promise<Reply<{ productsPage: { products: Array<{ id: string }> } }>>) =>
    (await reply).body.productsPage.products.map(({ id }) => id)
  expect(await found(as(trade.county, '/webstore/search/product-search', search))).toContain(ids.product('CO-1'))
  expect(await found(as('guest', '/webstore/search/product-search', search))).not.toContain(ids.product('CO-1'))
})

test('nothing that a site builder sees as somebody else is kept, also where it is the same for all [ROLE-07]', async () => {
  const method = `/lwr/apex/v65.0/FeaturedProductsController/getProducts?${new URLSearchParams({ methodParams: JSON.stringify({ effectiveAccountId: null }) })}`
  const older = `/webruntime/api/apex/execute?${new URLSearchParams({ classname: 'FeaturedProductsController', method: 'getProducts', params: JSON.stringify({ effectiveAccountId: null }) })}`
  for (const path of [
    method,
    older,
    '/webstore/category-menu-items',
    PRICE,
    '/services/data/v65.0/connect/sites/site/settings',
  ]) {
    const { status, headers } = await as('guest', path)
    expect([status, headers.get('cache-control')], path).toEqual([200, 'no-store'])
  }
})

test('accounts to look as are found by a part of their name [BLK-10]', async () => {
  const names = async (query: Record<string, string | number>) =>
    (
      await shop.send<PreviewAccountCollection>(
        'GET',
        `/admin/builder/accounts?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
        { token: callers.siteBuilder.token ?? '' },
      )
    ).body.accounts
  expect((await names({})).length).toBeGreaterThan(2)
  expect(await names({ pageSize: 1 })).toHaveLength(1)
  const [county] = await names({ query: 'COUNTY' })
  expect(county).toEqual({ accountId: trade.county, name: expect.stringMatching(/county/i) })
  expect(await names({ query: 'nobody is called so' })).toEqual([])
})

test.each([
  { what: 'an id that is none', previewed: 'county', status: 400, errorCode: 'INVALID_ID_FIELD' },
  { what: 'a product', previewed: trade.gloves, status: 400, errorCode: 'INVALID_ID_FIELD' },
  {
    what: 'an account that is not there',
    previewed: '001000000000001AAA',
    status: 404,
    errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
  },
  { what: 'nobody', previewed: '', status: 400, errorCode: 'INVALID_ID_FIELD' },
])('$what is nobody to look as', async ({ previewed, status, errorCode }) => {
  expect(await as(previewed, PRICE)).toMatchObject({ status, body: [{ errorCode }] })
})

test('nobody but a site builder or an administrator looks as somebody else [ROLE-06] [ROLE-07]', async () => {
  for (const by of [null, callers.buyer.token]) {
    for (const previewed of ['guest', trade.county, trade.plant]) {
      expect(await as(previewed, PRICE, { by })).toMatchObject({
        status: 403,
        body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
      })
    }
  }
})

/** Answered to a site builder who looks as a buyer, although guests may not ask. */
const AROUND_PAGES = ['getSession', 'listManagedAccounts']
const POSTED_READS = ['searchProducts', 'calculatePrices', 'evaluateProducts', 'evaluateCart']

test('as somebody else a site builder only reads what pages show: every other call is refused, and changes nothing [ROLE-06] [ROLE-07]', async () => {
  const tables = await fingerprintTables(shop.database)
  const before = await tables.read()
  const wrong: string[] = []
  for (const endpoint of ALL_ENDPOINTS) {
    const { id, method, guests } = endpoint
    const request = requestOf(endpoint, goodParts(endpoint, known), '')
    for (const previewed of ['guest', trade.county]) {
      const { status, body } = await as(previewed, request.url, {
        method: request.method,
        ...(request.body !== undefined && { body: request.body }),
      })
      const [first]: ReadonlyArray<{ errorCode?: string }> = Array.isArray(body) ? body : []
      const isRefused = ['INSUFFICIENT_ACCESS', 'INVALID_SESSION_ID'].includes(first?.errorCode ?? '')
      const mayAsk =
        (method === 'GET' || POSTED_READS.includes(id)) &&
        (guests !== 'refused' || (AROUND_PAGES.includes(id) && previewed !== 'guest'))
      // These two look at a secret of their own, and never at who sends it.
      if (isRefused === mayAsk && !['issueToken', 'revokeToken'].includes(id))
        wrong.push(`${id} as ${previewed}: ${status} ${JSON.stringify(body).slice(0, 100)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await tables.read()).toEqual(before)
})
