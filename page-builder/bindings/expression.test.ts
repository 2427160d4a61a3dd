import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpressions } from './expression.ts'

const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/)
const path = fc
  .tuple(name, fc.array(fc.oneof(name, fc.nat(99).map(String)), { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest])
const literal = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((text) => !text.includes('{!') && !text.endsWith('{'))

test.each([
  ['', []],
  ['Only words', [{ kind: 'words', literal: 'Only words' }]],
  ['{!Product.name}', [{ kind: 'path', path: ['Product', 'name'] }]],
  ['{! Product.name }', [{ kind: 'path', path: ['Product', 'name'] }]],
  ['{!Pictures.0.Url}', [{ kind: 'path', path: ['Pictures', '0', 'Url'] }]],
  [
    'a {!B} c',
    [
      { kind: 'words', literal: 'a ' },
      { kind: 'path', path: ['B'] },
      { kind: 'words', literal: ' c' },
    ],
  ],
  ['{ !B} {B}', [{ kind: 'words', literal: '{ !B} {B}' }]],
])('parses %j [DPR-03]', (text, parts) => {
  expect(parseExpressions(text)).toEqual({ parts })
})

test.each([
  ['{!Product', 0, 'This expression is not closed: it ends with }.'],
  ['Now: {!}', 5, "'' is no name of a value: names are words with points between them."],
  ['{!0.name}', 0, "'0.name' is no name of a value: names are words with points between them."],
  ['{!a..b}', 0, "'a..b' is no name of a value: names are words with points between them."],
  ['{!alert(1)}', 0, "'alert(1)' is no name of a value: names are words with points between them."],
])('rejects %j with position and reason [DPR-03]', (text, at, message) => {
  expect(parseExpressions(text)).toEqual({ issue: { at, message } })
})

test('parses or rejects any text without throwing [DPR-03]', () => {
  const odd = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('{!', '{', '!', '}', '.', '__proto__', '{!{!', '}}')), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(odd, (text) => {
      const read = parseExpressions(text)
      expect('parts' in read).not.toBe('issue' in read)
    }),
  )
})

test('returns text and paths unchanged and in order [DPR-03]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(literal, path), { maxLength: 6 }), literal, (pairs, last) => {
      const text = pairs.map(([before, value]) => `${before}{!${value.join('.')}}`).join('') + last
      const parts = [
        ...pairs.flatMap(([before, value]) => [
          { kind: 'words', literal: before },
          { kind: 'path', path: value },
        ]),
        { kind: 'words', literal: last },
      ]
      expect(parseExpressions(text)).toEqual({ parts })
    }),
  )
})
