import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flattenBlockTree, parseBlocks, type StoredBlock } from '../render/document.ts'
import { createBlockNames } from './name-blocks.ts'

const block = (type: string, id: string, settings: Readonly<Record<string, unknown>> = {}): StoredBlock => ({
  type,
  props: { id, ...settings },
})
const listNames = (...content: readonly StoredBlock[]) => Object.fromEntries(createBlockNames(content))

test('names a block by its kind and an excerpt, as in the outline [BLK-10]', () => {
  expect(
    listNames(
      block('form', 'form'),
      block('featured-products', 'best', { title: 'Best sellers' }),
      block('rich-text', 'long', { text: `<p>${'word '.repeat(20)}</p>` }),
      block('gone', 'odd'),
    ),
  ).toEqual({
    form: 'Form',
    best: 'Featured products “Best sellers”',
    long: `Rich text “${'word '.repeat(8)}…”`,
    odd: 'Unknown block (gone)',
  })
})

test('distinguishes blocks with the same text by position and parent [BLK-10]', () => {
  const row = (id: string, ...texts: readonly string[]) =>
    block('columns', id, {
      columns: [
        block('column', `${id}-left`),
        block('column', `${id}-right`, {
          content: texts.map((words, index) => block('text', `${id}-${index}`, { text: words })),
        }),
      ],
    })
  expect(
    listNames(block('text', 'alone', { text: 'Alone' }), row('one', 'Same', 'Same'), row('two', 'Same', 'Other')),
  ).toEqual({
    alone: 'Text “Alone”',
    one: 'Columns 1',
    'one-left': 'Column 1 of Columns 1',
    'one-right': 'Column 2 of Columns 1',
    'one-0': 'Text 1 “Same” of Column 2 of Columns 1',
    'one-1': 'Text 2 “Same” of Column 2 of Columns 1',
    two: 'Columns 2',
    'two-left': 'Column 1 of Columns 2',
    'two-right': 'Column 2 of Columns 2',
    'two-0': 'Text 1 “Same” of Column 2 of Columns 2',
    'two-1': 'Text “Other”',
  })
})

const words = fc.constantFrom('', 'One', 'Two')
const tree = fc.letrec<{ blocks: readonly StoredBlock[] }>((tie) => ({
  blocks: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words.map((text) => block('text', '', { text })),
      fc.tuple(words, tie('blocks')).map(([name, content]) => block('flexible', '', { name, content })),
    ),
    { maxLength: 4 },
  ),
})).blocks

test('gives every block of a page a unique name [BLK-10]', () => {
  fc.assert(
    fc.property(tree, (content) => {
      const numbered = withIds(content, 'b')
      const names = createBlockNames(numbered)
      expect(new Set(names.values()).size).toBe(flattenBlockTree(numbered).length)
    }),
  )
})

function withIds(blocks: readonly StoredBlock[], prefix: string): readonly StoredBlock[] {
  return blocks.map(({ type, props }, index) => {
    const id = `${prefix}-${index}`
    return { type, props: { ...props, id, content: withIds(parseBlocks(props['content']), id) } }
  })
}
