import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpressions } from './expression.ts'

const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/)
const path = fc
  .tuple(name, fc.array(fc.oneof(name, fc.nat(99).map(String)), { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest])
const words = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((text) => !text.includes('{!') && !text.endsWith('{'))

test.each([
  ['', []],
  ['Only words', [{ kind: 'words', words: 'Only words' }]],
  ['{!Product.name}', [{ kind: 'path', path: ['Product', 'name'] }]],
  ['{! Product.name }', [{ kind: 'path', path: ['Product', 'name'] }]],
  ['{!Pictures.0.Url}', [{ kind: 'path', path: ['Pictures', '0', 'Url'] }]],
  [
    'a {!B} c',
    [
      { kind: 'words', words: 'a ' },
      { kind: 'path', path: ['B'] },
      { kind: 'words', words: ' c' },
    ],
  ],
  ['{ !B} {B}', [{ kind: 'words', words: '{ !B} {B}' }]],
])('%j is read [DPR-03]', (text, pieces) => {
  expect(parseExpressions(text)).toEqual({ pieces })
})

test.each([
  ['{!Product', 0, 'This expression is not closed: it ends with }.'],
  ['Now: {!}', 5, "'' is no name of a value: names are words with points between them."],
  ['{!0.name}', 0, "'0.name' is no name of a value: names are words with points between them."],
  ['{!a..b}', 0, "'a..b' is no name of a value: names are words with points between them."],
  ['{!alert(1)}', 0, "'alert(1)' is no name of a value: names are words with points between them."],
])('%j cannot be read, and it is said where and why [DPR-03]', (text, at, message) => {
  expect(parseExpressions(text)).toEqual({ fault: { at, message } })
})

test('no text is too odd to be read or refused [DPR-03]', () => {
  const odd = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('{!', '{', '!', '}', '.', '__proto__', '{!{!', '}}')), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(odd, (text) => {
      const read = parseExpressions(text)
      expect('pieces' in read).not.toBe('fault' in read)
    }),
  )
})

test('words come back as they were, and paths as they were written, in their order [DPR-03]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, path), { maxLength: 6 }), words, (pairs, last) => {
      const text = pairs.map(([before, value]) => `${before}{!${value.join('.')}}`).join('') + last
      const pieces = [
        ...pairs.flatMap(([before, value]) => [
          { kind: 'words', words: before },
          { kind: 'path', path: value },
        ]),
        { kind: 'words', words: last },
      ]
      expect(parseExpressions(text)).toEqual({ pieces })
    }),
  )
})
