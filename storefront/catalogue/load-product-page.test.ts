import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import { loadProductPage } from './load-product-page.ts'

const productId = '01t000000000001AAA'
const failure = () => Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Try again later.' }], { status: 503 })

/** A shop in front of a server of which only the product itself may work. */
function shopWith(product: () => Response) {
  const errors: unknown[] = []
  const answer = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return pathname.endsWith(`/products/${productId}`) && !pathname.includes('pricing') ? product() : failure()
  }
  const client = createClient({
    fetch: answer,
    baseUrl: 'http://shop.example',
    webstoreId: '0ZE000000000001AAA',
    siteId: '0DM000000000001AAA',
  })
  return { errors, shop: { client, reportError: (error: unknown) => void errors.push(error) } }
}

test('a product is shown without price, stock and related products when those fail, and each failure is reported [RUN-05]', async () => {
  const { shop, errors } = shopWith(() => Response.json({ id: productId, productClass: 'Simple' }))
  expect(await loadProductPage(shop, productId)).toMatchObject({
    product: { id: productId },
    price: null,
    stock: null,
    related: [],
  })
  expect(errors).toHaveLength(3)
})

test('a product that fails with everything else fails once, and leaves no rejection unhandled [RUN-05]', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  await expect(loadProductPage(shopWith(failure).shop, productId)).rejects.toMatchObject({ status: 503 })
  // Unhandled rejections are told between two rounds of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
