import { expect, test } from 'vitest'
import { toPartNumberKey } from './part-number-key.ts'

test.each([
  ['hn-95/1', 'HN951'],
  [' HN 95.1 ', 'HN951'],
  ['Ä-1½', 'A112'],
  ['---', ''],
])("the key of the part number '%s' is '%s' [CAT-03]", (text, key) => {
  expect(toPartNumberKey(text)).toBe(key)
})
