import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import { loadCalculatedCartItems } from './load-cart.ts'

test('a cart that the server is still calculating is read again, and shown when it is done [CART-02] [CART-08]', async () => {
  const statuses = ['Processing', 'Processing', 'Completed']
  const client = createClient({
    baseUrl: 'https://shop.example',
    webstoreId: 'hydrant',
    siteId: 'main',
    fetch: async () => {
      const asyncOperationStatus = statuses.shift()
      const status = asyncOperationStatus === 'Processing' ? 202 : 200
      return Response.json({ cartSummary: { asyncOperationStatus }, cartItems: [] }, { status })
    },
  })
  expect(await loadCalculatedCartItems({ client }, { page: 1, pageSize: 10 })).toMatchObject({
    cartSummary: { asyncOperationStatus: 'Completed' },
  })
  expect(statuses).toEqual([])
})
