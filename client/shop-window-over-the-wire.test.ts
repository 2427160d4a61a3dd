import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { type ConsentChoices, createConsentGate } from './consent.ts'
import { createContentReader } from './content-reader.ts'
import { createCachedRequester } from './cached-requester.ts'
import { createClient, type ShopClient } from './create-client.ts'
import { loadGiftWrapsIfEnabled } from './gift-wraps.ts'
import { loadImagesWithFallbacks } from './image-contents.ts'
import type { Requester } from './request.ts'
import { createResourceCache } from './resource-cache.ts'
import { createGatewayPageFault, startFaultyProxy } from './testing/faulty-proxy.ts'
import { watchResource } from './watch-resource.ts'

let shop: TestShop
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
let requester: Requester
let client: ShopClient

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  proxy = await startFaultyProxy(shop.url)
  const options = { baseUrl: proxy.url, webstoreId: shop.webstoreId, siteId: shop.siteId }
  client = createClient(options, (given) => (requester = createCachedRequester(createResourceCache(), given)))
})

test('the images of a page come from the shop, and a missing one gets its earlier URL [DPR-02, ERR-17]', async () => {
  const content = createContentReader(requester)
  const { contents } = await content.list({
    channelOrSiteId: shop.siteId,
    contentTypeFQN: 'sfdc_cms__image',
    pageSize: 2,
  })
  const [existingKey = ''] = contents.map(({ contentKey }) => contentKey)
  const warnings: string[] = []
  const images = await loadImagesWithFallbacks(
    [{ contentKey: existingKey }, { contentKey: 'MCGONE', url: '/sfsites/c/cms/delivery/media/MCGONE' }],
    { content, siteId: shop.siteId, warn: (message) => warnings.push(message) },
  )
  const { url = '' } = images.get(existingKey) ?? {}
  expect((await fetch(shop.url + url)).headers.get('content-type')).toMatch(/^image\//)
  expect(images.get('MCGONE')).toEqual({ url: '/cms/delivery/media/MCGONE', altText: '' })
  expect(warnings).toEqual([
    `ImageDataProvider failed to fetch image with contentKey: MCGONE and SiteId: ${shop.siteId}`,
  ])
})

test('images that cannot be read do not break the page [DPR-02, ERR-17]', async () => {
  proxy.inject(createGatewayPageFault(502))
  const warnings: string[] = []
  const images = await loadImagesWithFallbacks([{ contentKey: 'MC1' }], {
    content: createContentReader(requester),
    siteId: shop.siteId,
    warn: (message) => warnings.push(message),
  })
  expect([images.get('MC1'), warnings.length]).toEqual([{ url: '/cms/delivery/media/MC1', altText: '' }, 1])
})

test('content fails with its status text [CMS-03, ERR-16]', async () => {
  const content = createContentReader(requester)
  proxy.inject(createGatewayPageFault(503))
  await expect(content.list({ channelOrSiteId: shop.siteId })).rejects.toThrow(/^Service Unavailable$/)
  await expect(content.get({ channelOrSiteId: shop.siteId, contentKeyOrId: 'MCGONE' })).rejects.toThrow(/^Not Found$/)
})

test('an invalid request for content is not sent [CMS-02, ERR-18]', async () => {
  const content = createContentReader(requester)
  await expect(content.list({ channelOrSiteId: shop.webstoreId })).rejects.toThrow(
    'Enter a valid prefix for channelOrSiteId.',
  )
  await expect(content.get({ channelOrSiteId: shop.siteId, contentKeyOrId: '' })).rejects.toThrow(
    "The 'contentKeyOrId' parameter is required to successfully execute this request.",
  )
  expect(proxy.calls).toEqual([])
})

test('taxes are requested where prices are shown with them, and not where the store is Net [CAT-10, ERR-19]', async () => {
  const { products } = await client.listProducts({ skus: 'HS-400-50-ST-Y' })
  const productId = products[0]?.id ?? ''
  const context = await client.getApplicationContext()
  expect(context.taxType).toBe('Net')
  const before = proxy.calls.length
  await expect(client.taxes.productToShow(context, { productId })).rejects.toThrow(
    "The request should not be triggered when taxType is 'Net'.",
  )
  expect(proxy.calls.length).toBe(before)
  expect(await client.taxes.productToShow({ taxType: 'Gross' }, { productId })).toMatchObject({
    taxesInfo: { [productId]: { success: true } },
  })
})

test('calls without a required id or term are not made [CAT-02, ERR-08, ERR-19]', async () => {
  await expect(client.searchProducts({})).rejects.toThrow(TypeError)
  await expect(client.getProduct('')).rejects.toThrow(TypeError)
  await expect(client.listProducts({})).rejects.toThrow('Either "ids" or "skus" is required')
  await expect(client.listPrices({ productIds: ',' })).rejects.toThrow('A list of product IDs is required.')
  await expect(client.getEffectiveAccount(' ')).rejects.toThrow(
    "The 'effectiveAccountId' param is required to execute the request.",
  )
  expect(proxy.calls).toEqual([])
})

test('the error of gift wraps contains the status [ERR-15]', async () => {
  proxy.inject(createGatewayPageFault(504))
  await expect(
    loadGiftWrapsIfEnabled(requester, {
      giftingConfig: { isGiftingEnabled: true, isGiftWrapEnabled: true, isGiftMessageEnabled: true },
    }),
  ).rejects.toThrow('Failed to fetch gift wrap details: 504')
})

test('a visitor’s activity is sent once they agree to it, and not before [CKI-06]', async () => {
  const { products } = await client.listProducts({ skus: 'HS-400-50-ST-Y' })
  const sentActivities: Promise<unknown>[] = []
  let choices: ConsentChoices = { targeted: false }
  const consent = createConsentGate({ readChoices: () => choices, isGuest: () => true })
  consent.whenAllowed('targeted', () =>
    sentActivities.push(client.recordActivity({ activityType: 'viewProduct', productId: products[0]?.id ?? '' })),
  )
  expect(sentActivities).toEqual([])
  choices = { targeted: true }
  consent.choicesChanged()
  expect(await Promise.all(sentActivities)).toEqual([{ recorded: true }])
  expect(proxy.calls.filter((call) => call.endsWith('/ai/activities'))).toHaveLength(1)
})

test('only-if-cached serves only cached data, with any call [NET-02, NET-07, ERR-11]', async () => {
  const menu = () => client.getCategoryMenu({}, { policy: { type: 'only-if-cached' } })
  await expect(menu()).rejects.toMatchObject({
    status: 504,
    message: 'Data requested with only-if-cached policy and not found in the cache.',
  })
  expect(proxy.calls).toEqual([])
  const firstMenu = await client.getCategoryMenu()
  expect(await menu()).toEqual(firstMenu)
})

test('a missing product is cached as long as a product [NET-03]', async () => {
  const product = () => client.getProduct('01t000000000001AAA')
  await expect(product()).rejects.toMatchObject({ status: 404 })
  await expect(product()).rejects.toMatchObject({ status: 404 })
  expect(proxy.calls).toHaveLength(1)
})

test('a view gets the network error, and the response after the next read [NET-04, ERR-14]', async () => {
  const cache = createResourceCache()
  const cached = createCachedRequester(cache, { baseUrl: proxy.url, webstoreId: shop.webstoreId })
  const summary = cached.resource(ROUTES.getCompactSummary)
  const states: string[] = []
  proxy.inject({ kind: 'refused' })
  const stop = watchResource(cache, summary, ({ state, loading }) =>
    states.push(`${state}${loading ? ', loading' : ''}`),
  )
  await expect(cache.read(summary)).rejects.toMatchObject({ tag: 'network' })
  await cache.read(summary)
  stop()
  expect(states).toEqual(['Pending, loading', 'Error', 'Error, loading', 'Fulfilled'])
})
