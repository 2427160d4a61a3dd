import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import { loadCartItems } from './load-cart.ts'

test('a cart that the server is still calculating is read again, and shown when it is done [CART-02]', async () => {
  const statuses = ['Processing', 'Processing', 'Completed']
  const client = createClient({
    baseUrl: 'https://shop.example',
    webstoreId: 'hydrant',
    siteId: 'main',
    fetch: () =>
      Promise.resolve(Response.json({ cartSummary: { asyncOperationStatus: statuses.shift() }, cartItems: [] })),
  })
  expect(await loadCartItems({ client }, { page: 1, pageSize: 10 })).toMatchObject({
    cartSummary: { asyncOperationStatus: 'Completed' },
  })
  expect(statuses).toEqual([])
})
