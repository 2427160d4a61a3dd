import { expect, test } from 'vitest'
import { createBuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import { createRequester } from '@hydrant/client/request.ts'
import { searchProducts } from './search-services.ts'

/** A shop whose server has this many products and lists them up to the limit of searches. */
function shopWith(count: number) {
  const respond = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const [from, size] = [Number(searchParams.get('pageToken') ?? '0'), Number(searchParams.get('pageSize'))]
    const products = Array.from({ length: Math.min(size, count - from) }, (_, index) => ({
      productId: `01t${from + index}`,
      name: `Hose ${from + index}`,
      stockKeepingUnit: null,
      imageUrl: '/hose.svg',
    }))
    const next = from + size
    return Response.json({
      products,
      totalCount: count,
      nextPageToken: next < count && next <= 5000 ? String(next) : null,
    })
  }
  const scope = { fetch: respond, baseUrl: 'http://shop.example', webstoreId: '0ZE000000000001AAA' }
  return { builder: createBuilderClient(createRequester(scope), scope) }
}

/** Pages through all results and returns their number and the last `next` token. */
async function paged(count: number) {
  const shop = shopWith(count)
  let page = await searchProducts(shop, 'hose')
  let found = page.results.length
  while (typeof page.next === 'string') {
    page = await searchProducts(shop, 'hose', page.next)
    found += page.results.length
  }
  return { found, total: page.total, next: page.next }
}

test.each([0, 24, 25, 5000, 5016])('the last page of %i products has no next token [BLK-10]', async (count) => {
  expect(await paged(count)).toEqual({ found: count, total: count, next: null })
})

test.each([5017, 20_016])('%i products can be paged up to the search limit only [BLK-10]', async (count) => {
  expect(await paged(count)).toEqual({ found: 5016, total: count, next: undefined })
})
