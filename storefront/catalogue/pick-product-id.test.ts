import { expect, test } from 'vitest'
import { getProductIdFromPathParts } from './pick-product-id.ts'

const ID = '01t000000000000AAA'

test.each([
  [{ productId: ID, urlName: 'fog-nozzle' }, ID],
  [{ productId: 'fog-nozzle', urlName: ID }, ID],
  [{ productId: 'fog-nozzle', urlName: ID.slice(0, 15) }, ID.slice(0, 15)],
  [{ productId: ID, urlName: ID }, ID],
  [{ productId: ID }, ID],
  [{ productId: 'none', urlName: 'fog-nozzle' }, 'none'],
])('the path parameters %j lead to the product %s [ROU-02]', (params, productId) => {
  expect(getProductIdFromPathParts(params)).toBe(productId)
})
