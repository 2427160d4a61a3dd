import { expect, test } from 'vitest'
import { partNumberKeys } from './part-number.ts'
import { urlName } from './url-name.ts'

test('a product is found by its SKU and by a product code that differs [CAT-03]', () => {
  expect(partNumberKeys('HN-1', 'hn1')).toBe('HN1')
  expect(partNumberKeys('HN-1', 'X 9')).toBe('HN1 X9')
})

test.each([
  ['Fog Nozzle, 1½ in', 'fog-nozzle-1-1-2-in'],
  ['Überwurf  "Größe"', 'uberwurf-gro-e'],
  ['消防', null],
])("the address of '%s' is %s [CAT-14]", (name, expected) => {
  expect(urlName(name)).toBe(expected)
})
