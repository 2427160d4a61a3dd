import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpressions } from '../../bindings/expression.ts'
import { applyCompletion, findCompletions } from './completion.ts'

const paths = ['Route.recordId', 'Product.id', 'Product.name', 'Item.name']

test.each<[string, readonly string[] | null]>([
  ['Buy |', null],
  ['Buy {!|', paths],
  ['Buy {!Pro|', ['Product.id', 'Product.name']],
  ['Buy {! prod|', ['Product.id', 'Product.name']],
  ['Buy {!name|', ['Product.name', 'Item.name']],
  ['Buy {!Product.n|', ['Product.name']],
  ['Buy {!Product.name}|', null],
  ['{!Product.name} and {!It|em.na}', ['Item.name']],
  ['{!Gone|', []],
])('at %s it suggests %j [DPR-03]', (textWithCaret, suggestions) => {
  const caret = textWithCaret.indexOf('|')
  expect(findCompletions(textWithCaret.replace('|', ''), caret, paths)?.paths ?? null).toEqual(suggestions)
})

test('replaces the typed part and puts the caret behind the expression [DPR-03]', () => {
  const completion = findCompletions('a {!Item.na} b', 9, paths)!
  expect(applyCompletion('a {!Item.na} b', completion, 'Item.name')).toEqual({ text: 'a {!Item.name} b', caret: 14 })
})

test('every accepted suggestion is a valid expression [DPR-03]', () => {
  const before = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('{'))
  const after = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}\w.]/.test(text))
  fc.assert(
    fc.property(
      fc.record({ words: before, rest: after, path: fc.constantFrom(...paths), length: fc.nat(20) }),
      ({ words, rest, path, length }) => {
        const text = `${words}{!${path.slice(0, length)}`
        const completion = findCompletions(text + rest, text.length, paths)!
        expect(parseExpressions(applyCompletion(text + rest, completion, path).text)).toMatchObject({
          parts: expect.arrayContaining([{ kind: 'path', path: path.split('.') }]),
        })
      },
    ),
  )
})
