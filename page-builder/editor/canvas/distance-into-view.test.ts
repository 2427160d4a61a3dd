import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getScrollDistanceIntoView } from './distance-into-view.ts'

test.each([
  ['all of it is seen', { top: 100, height: 200 }, 0],
  ['its lower edge is cut off', { top: 500, height: 200 }, 300],
  ['it is above', { top: -400, height: 200 }, -600],
  ['it is below', { top: 900, height: 200 }, 700],
  ['it is higher and begins in the upper half', { top: 200, height: 2000 }, 0],
  ['it is higher and begins in the lower half', { top: 400, height: 2000 }, 400],
  ['it is higher and fills the window', { top: -500, height: 2000 }, 0],
  ['it is higher and ends in the window', { top: -1700, height: 2000 }, -1700],
])('returns the scroll distance in a window of 600 pixels, when %s [BLK-10]', (_, box, expected) => {
  expect(getScrollDistanceIntoView(box, 600)).toBe(expected)
})

test('a second scroll is not needed after the first [BLK-10]', () => {
  const pixels = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(
      pixels,
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 200, max: 1200 }),
      (top, height, windowHeight) => {
        const distance = getScrollDistanceIntoView({ top, height }, windowHeight)
        expect(getScrollDistanceIntoView({ top: top - distance, height }, windowHeight)).toBeCloseTo(0)
      },
    ),
  )
})
