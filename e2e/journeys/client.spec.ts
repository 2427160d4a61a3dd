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
    context: { application(): Promise<{ defaultCurrency: string }> }
    catalogue: { products(query: { skus: string }): Promise<{ products: { id: string }[] }> }
    session: { context(): Promise<{ guestUser: boolean }> }
    carts: {
      addItem(cart: string, item: object, options?: { priority: string }): Promise<object>
      currentCompactSummary(options?: { signal?: AbortSignal; policy?: object }): Promise<{ totalProductCount: string }>
    }
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
      const [{ defaultCurrency }] = await Promise.all([client.context.application(), client.context.application()])
      const { products } = await client.catalogue.products({ skus: sku })
      const before = (await client.carts.currentCompactSummary()).totalProductCount
      await client.carts.addItem(
        'current',
        { productId: products[0]?.id, quantity: '2', type: 'Product' },
        { priority: 'high' },
      )
      const after = (await client.carts.currentCompactSummary()).totalProductCount
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
        await tagOf(client.carts.currentCompactSummary({ signal: AbortSignal.abort(), policy: { type: 'no-cache' } })),
        await tagOf(unreachable.session.context()),
      ]
      return { defaultCurrency, before, after, tags, isGuest: (await client.session.context()).guestUser }
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
