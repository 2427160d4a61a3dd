import { expect, test } from 'vitest'
import { toPartNumberKeys } from './part-number.ts'
import { toUrlNameOrNull } from './url-name.ts'

test('a product has the keys of its SKU and of a product code that differs [CAT-03]', () => {
  expect(toPartNumberKeys('HN-1', 'hn1')).toBe('HN1')
  expect(toPartNumberKeys('HN-1', 'X 9')).toBe('HN1 X9')
})

test.each([
  ['Fog Nozzle, 1½ in', 'fog-nozzle-1-1-2-in'],
  ['Überwurf  "Größe"', 'uberwurf-gro-e'],
  ['消防', null],
])("the URL name of '%s' is %s [CAT-14]", (name, expected) => {
  expect(toUrlNameOrNull(name)).toBe(expected)
})
