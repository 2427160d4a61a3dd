import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpressions } from '../../bindings/expression.ts'
import { complete, completionAt } from './completion.ts'

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
])('at %s it offers %j [DPR-03]', (written, offered) => {
  const caret = written.indexOf('|')
  expect(completionAt(written.replace('|', ''), caret, paths)?.paths ?? null).toEqual(offered)
})

test('what was written of it gives way to the whole, behind which writing goes on [DPR-03]', () => {
  const found = completionAt('a {!Item.na} b', 9, paths)!
  expect(complete('a {!Item.na} b', found, 'Item.name')).toEqual({ text: 'a {!Item.name} b', caret: 14 })
})

test('what is offered can always be read once it is chosen [DPR-03]', () => {
  const before = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('{'))
  const after = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}\w.]/.test(text))
  fc.assert(
    fc.property(
      fc.record({ words: before, rest: after, path: fc.constantFrom(...paths), length: fc.nat(20) }),
      ({ words, rest, path, length }) => {
        const text = `${words}{!${path.slice(0, length)}`
        const found = completionAt(text + rest, text.length, paths)!
        expect(parseExpressions(complete(text + rest, found, path).text)).toMatchObject({
          pieces: expect.arrayContaining([{ kind: 'path', path: path.split('.') }]),
        })
      },
    ),
  )
})
