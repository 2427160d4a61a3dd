import { expect, test } from 'vitest'
import { listSlotPaths, parseSlotPath, toSlotPath } from './page-slots.ts'

const PRODUCT = '01t0000000000A1AAI'
const CATEGORY = '0ZG0000000000B1AAI'

test('the slot of a product comes before those of its categories, the nearest first, and the one of all products [SLT-02]', () => {
  const page = { place: 'product', productIds: [PRODUCT, 'parent'], categoryIds: [CATEGORY, 'root'] } as const
  expect(listSlotPaths(page, 'above')).toEqual([
    `product/above/${PRODUCT}`,
    'product/above/parent',
    `product/above/${CATEGORY}`,
    'product/above/root',
    'product/above',
  ])
  expect(listSlotPaths({ place: 'cart', productIds: [], categoryIds: [] }, 'below')).toEqual(['cart/below'])
})

test('a slot is stored by where it is shown, and other texts are no slots [SLT-01]', () => {
  for (const targetId of [null, CATEGORY]) {
    const key = { place: 'category', position: 'below', targetId } as const
    expect(parseSlotPath(toSlotPath(key))).toEqual(key)
  }
  for (const text of ['', '/', 'product', 'product/left', 'checkout/above', 'cart/above/x', '/product/above'])
    expect(parseSlotPath(text)).toBeNull()
})
