import { expect, test } from 'vitest'
import { readBarcode } from './read-barcode.ts'
import { createRepeatFilter } from './repeat-filter.ts'

test('a barcode counts once while it is in the picture, and again after it was out of it for a second [QKO-12]', () => {
  const pick = createRepeatFilter()
  expect(pick(['A'], 0)).toEqual([])
  expect(pick(['A', 'A'], 100)).toEqual(['A'])
  expect(pick(['A', 'B'], 200)).toEqual([])
  // A blurred picture is no absence.
  expect(pick([], 900)).toEqual([])
  expect(pick(['A', 'B'], 1100)).toEqual(['B'])
  expect(pick([], 2000)).toEqual([])
  expect(pick(['A'], 2200)).toEqual([])
  expect(pick(['A'], 2300)).toEqual(['A'])
})

test.each([
  ['Code128', ' HN-95/1 ', 'HN-95/1'],
  ['ean_13', '2012345678903', '2012345678903'],
  ['UPCE', '04252614', '042100005264'],
  ['upc_e', '01234531', '012300000451'],
  ['UPCE', '012345678905', '012345678905'],
  ['ITF', '12345678', null],
  ['itf', '00012345678905', '00012345678905'],
  ['Code39', ' ', null],
])('a barcode %s that says "%s" is read as %s [QKO-12]', (format, text, read) => {
  expect(readBarcode({ format, text })).toBe(read)
})
