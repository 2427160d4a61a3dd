import { expect, test } from 'vitest'
import { createBuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import { createRequester } from '@hydrant/client/request.ts'
import { searchProducts } from './search-services.ts'

/** A shop in front of a server with so many products, which lists them as far as searches go. */
function shopWith(count: number) {
  const answer = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const [from, size] = [Number(searchParams.get('pageToken') ?? '0'), Number(searchParams.get('pageSize'))]
    const products = Array.from({ length: Math.min(size, count - from) }, (_, place) => ({
      productId: `01t${from + place}`,
      name: `Hose ${from + place}`,
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
  const scope = { fetch: answer, baseUrl: 'http://shop.example', webstoreId: '0ZE000000000001AAA' }
  return { builder: createBuilderClient(createRequester(scope), scope) }
}

/** How many products can be paged to, and what is said behind the last one. */
async function paged(count: number) {
  const shop = shopWith(count)
  let some = await searchProducts(shop, 'hose')
  let found = some.found.length
  while (typeof some.next === 'string') {
    some = await searchProducts(shop, 'hose', some.next)
    found += some.found.length
  }
  return { found, total: some.total, next: some.next }
}

test.each([0, 24, 25, 5000, 5016])('behind the last of %i products nothing follows [BLK-10]', async (count) => {
  expect(await paged(count)).toEqual({ found: count, total: count, next: null })
})

test.each([5017, 20_016])(
  'of %i products those that searches do not go on to are found by more words only [BLK-10]',
  async (count) => {
    expect(await paged(count)).toEqual({ found: 5016, total: count, next: undefined })
  },
)
