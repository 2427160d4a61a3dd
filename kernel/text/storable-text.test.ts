import { expect, test } from 'vitest'
import { isStorable, toStorableText } from './storable-text.ts'

test.each([
  ['a NUL', 'a\0b'],
  ['half of a surrogate pair', '\ud83d'],
  ['one in a list', ['a', ['\0']]],
  ['one in an object', { a: { b: '\udc00' } }],
  ['one in a name', { 'a\0': 1 }],
])('%s cannot be stored', (_, value) => {
  expect(isStorable(value)).toBe(false)
})

test.each([['😀'], [{ a: [1, null, true, 'é\n'] }], [undefined], [nested(100_000)]])('everything else can', (value) => {
  expect(isStorable(value)).toBe(true)
})

test('a text becomes one that can be stored', () => {
  expect(toStorableText('a\0b\ud83d😀')).toBe('ab\ufffd😀')
})

function nested(depth: number): unknown {
  let value: unknown = 'a'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}
