import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import { loadProductPage } from './load-product-page.ts'

const productId = '01t000000000001AAA'
const failure = () => Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Try again later.' }], { status: 503 })

/** Creates a shop with a server on which at most the product itself can be loaded. */
function createShop(product: (query: URLSearchParams) => Response) {
  const errors: unknown[] = []
  const respond = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    return pathname.endsWith(`/products/${productId}`) && !pathname.includes('pricing')
      ? product(searchParams)
      : failure()
  }
  const client = createClient({
    fetch: respond,
    baseUrl: 'http://shop.example',
    webstoreId: '0ZE000000000001AAA',
    siteId: '0DM000000000001AAA',
  })
  return { errors, shop: { client, reportError: (error: unknown) => void errors.push(error) } }
}

test('a product is shown without price, stock and related products when loading those fails, and each failure is reported [RUN-05]', async () => {
  const { shop, errors } = createShop(() => Response.json({ id: productId, productClass: 'Simple' }))
  expect(await loadProductPage(shop, productId)).toMatchObject({
    product: { id: productId },
    price: null,
    stock: null,
    related: [],
  })
  expect(errors).toHaveLength(3)
})

test('a product is shown without its media when they cannot be read, which is reported [RUN-04]', async () => {
  const { shop, errors } = createShop((query) =>
    query.get('excludeMedia') === 'true' ? Response.json({ id: productId, productClass: 'Simple' }) : failure(),
  )
  expect(await loadProductPage(shop, productId)).toMatchObject({ product: { id: productId } })
  expect(errors).toHaveLength(4)
})

test('when the product and everything else fail, the call rejects once and no rejection is unhandled [RUN-05]', async () => {
  const unhandled: unknown[] = []
  const recordRejection = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', recordRejection)
  await expect(loadProductPage(createShop(failure).shop, productId)).rejects.toMatchObject({ status: 503 })
  // Node reports unhandled rejections between two turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', recordRejection)
  expect(unhandled).toEqual([])
})
