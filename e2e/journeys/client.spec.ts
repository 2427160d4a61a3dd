import { bundleClient } from '../fixtures/client-bundle.ts'
import { HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

/** The part of the client that the journey calls inside the page. */
interface BrowserClient {
  createResourceCache(): object
  createCachedRequester(cache: object, options: object): object
  createClient(
    options: object,
    toRequester?: (options: object) => object,
  ): {
    getApplicationContext(): Promise<{ defaultCurrency: string }>
    listProducts(query: { skus: string }): Promise<{ products: { id: string }[] }>
    getSessionContext(): Promise<{ guestUser: boolean }>
    addCartItem(cart: string, item: object, options?: { priority: string }): Promise<object>
    getCompactSummary(
      query?: object,
      options?: { signal?: AbortSignal; policy?: object },
    ): Promise<{ totalProductCount: string }>
  }
}

declare const hydrantClient: BrowserClient

test('the client runs in a browser: shared reads, writes that invalidate the cache, errors with a tag [NET-01] [NET-02] [NET-07] [NET-08]', async ({
  page,
  shop,
}) => {
  const webstoreId = await shop.waitForOutput(/\/webstores\/(\w{18})/)
  const calls: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().includes('/services/') &&
      calls.push(`${request.method()} ${new URL(request.url()).pathname.replace(/^.*\/webstores\/\w+/, '')}`),
  )
  await page.goto('/')
  await page.evaluate(`${await bundleClient()}; window.hydrantClient = hydrantClient`)
  const results = await page.evaluate(
    async ({ webstore, sku }) => {
      const client = hydrantClient.createClient({ baseUrl: '', webstoreId: webstore, siteId: '' }, (options) =>
        hydrantClient.createCachedRequester(hydrantClient.createResourceCache(), options),
      )
      const [{ defaultCurrency }] = await Promise.all([client.getApplicationContext(), client.getApplicationContext()])
      const { products } = await client.listProducts({ skus: sku })
      const before = (await client.getCompactSummary()).totalProductCount
      await client.addCartItem(
        'current',
        { productId: products[0]?.id, quantity: '2', type: 'Product' },
        { priority: 'high' },
      )
      const after = (await client.getCompactSummary()).totalProductCount
      const tagOf = (call: Promise<unknown>) =>
        call.then(
          () => 'none',
          (error: unknown) => (error instanceof Error && 'tag' in error ? error.tag : String(error)),
        )
      const unreachable = hydrantClient.createClient({
        baseUrl: 'http://127.0.0.1:9',
        webstoreId: webstore,
        siteId: '',
      })
      const tags = [
        await tagOf(client.getCompactSummary({}, { signal: AbortSignal.abort(), policy: { type: 'no-cache' } })),
        await tagOf(unreachable.getSessionContext()),
      ]
      return { defaultCurrency, before, after, tags, isGuest: (await client.getSessionContext()).guestUser }
    },
    { webstore: webstoreId, sku: HOSE.sku },
  )
  expect(results).toEqual({
    defaultCurrency: 'USD',
    before: '0',
    after: '2',
    tags: ['aborted', 'network'],
    isGuest: true,
  })
  expect(calls.filter((call) => call === 'GET /application-context')).toHaveLength(1)
  expect(calls.filter((call) => call === 'GET /carts/compact-summary')).toHaveLength(2)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/\b2 items/)
})
