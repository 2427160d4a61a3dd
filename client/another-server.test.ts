import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createCachedRequester } from './cached-requester.ts'
import { createClient, type ClientOptions } from './create-client.ts'
import { createContentReader } from './content-reader.ts'
import { FetchResponseError } from './errors.ts'
import { createRequester } from './request.ts'
import { createResourceCache } from './resource-cache.ts'
import { createCountingCookieFetch } from './testing/cookie-fetch.ts'

const BUYER = { username: 'buyer@county.example', password: 'hydrant-demo' }

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await openTestShop({ basePath: '/b2b' })
  token = await shop.signIn(BUYER.username)
})
afterAll(() => shop.close())

const optionsAt = (prefix: string): ClientOptions => ({
  baseUrl: shop.url + prefix,
  webstoreId: shop.webstoreId,
  siteId: shop.siteId,
})

describe.each([
  ['under its base path', ''],
  ['with a slash at the end of it', '/'],
  ['under the prefix of site pages', '/webruntime/api'],
  ['under a site of its own with that prefix', '/supplies/webruntime/api'],
  ['under the prefix of apps', '/sf/api'],
])('a shop on another server, %s', (_, prefix) => {
  test('serves a program that sends a token [NET-08]', async () => {
    const client = createClient({ ...optionsAt(prefix), headers: { authorization: `Bearer ${token}` } })
    expect(await client.getSessionContext()).toMatchObject({ guestUser: false, userName: BUYER.username })
    expect((await client.getCategoryMenu()).menuItems.length).toBeGreaterThan(0)
    expect((await client.content.page('/')).title).not.toBe('')
  })

  test('lets a browser sign in and stores its cart by cookies [NET-08]', async () => {
    const jar = createCountingCookieFetch()
    const client = createClient({ ...optionsAt(prefix), fetch: jar.fetch, credentials: 'include' }, (options) =>
      createCachedRequester(createResourceCache(), options),
    )
    expect((await client.getSessionContext()).guestUser).toBe(true)
    await client.signIn(BUYER)
    expect((await client.getSessionContext()).guestUser).toBe(false)
    const { ownerId } = await client.ensureCart('current')
    expect(await client.getCart('current')).toMatchObject({ ownerId })
    expect(ownerId).toMatch(/^005/)
  })

  test('returns the same error messages', async () => {
    const content = createContentReader(createRequester(optionsAt(prefix)))
    const failed = content.get({ channelOrSiteId: shop.siteId, contentKeyOrId: 'MCNOSUCHCONTENT' })
    await expect(failed).rejects.toBeInstanceOf(FetchResponseError)
    await expect(failed).rejects.toThrow(/^Not Found$/)
  })
})

test('serves nothing outside its base path', async () => {
  const client = createClient({ ...optionsAt(''), baseUrl: shop.url.replace('/b2b', '') })
  await expect(client.getCategoryMenu()).rejects.toMatchObject({ tag: 'response', status: 404 })
})

test('clients that share a cache get nothing of each other [NET-08]', async () => {
  const cache = createResourceCache()
  const asBuyer = createClient({ ...optionsAt(''), headers: { authorization: `Bearer ${token}` } }, (options) =>
    createCachedRequester(cache, options),
  )
  const asGuest = createClient(optionsAt(''), (options) => createCachedRequester(cache, options))
  expect((await asBuyer.getSessionContext()).guestUser).toBe(false)
  expect((await asGuest.getSessionContext()).guestUser).toBe(true)
  expect((await asBuyer.getSessionContext()).userName).toBe(BUYER.username)
})

test('after a sign-out nothing from before is served, even if stale responses are allowed [NET-08]', async () => {
  const jar = createCountingCookieFetch()
  const client = createClient({ ...optionsAt(''), fetch: jar.fetch, credentials: 'include' }, (options) =>
    createCachedRequester(createResourceCache(), options),
  )
  await client.signIn(BUYER)
  expect((await client.getSessionContext()).guestUser).toBe(false)
  await client.signOut()
  await expect(client.getSessionContext({}, { policy: { type: 'only-if-cached' } })).rejects.toMatchObject({
    status: 504,
  })
  expect(
    (await client.getSessionContext({}, { policy: { type: 'stale-while-revalidate', staleFor: 60_000 } })).guestUser,
  ).toBe(true)
})

test('ids of 15 and of 18 characters mean the same cart', async () => {
  const client = createClient({ ...optionsAt(''), headers: { authorization: `Bearer ${token}` } }, (options) =>
    createCachedRequester(createResourceCache(), options),
  )
  const cartId = (await client.ensureCart('current')).cartId ?? ''
  const before = await client.getCart(cartId.slice(0, 15))
  const { products } = await client.listProducts({ skus: 'HS-400-50-ST-Y' })
  await client.addCartItem(cartId, { productId: products[0]?.id ?? '', quantity: '10', type: 'Product' })
  const after = await client.getCart(cartId.slice(0, 15))
  expect(Number(after.totalProductCount)).toBe(Number(before.totalProductCount) + 10)
})
