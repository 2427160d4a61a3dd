import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDocument, StoredBlock } from '../../render/document.ts'
import { listSlotBlocks, createOpenedPage, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'
import { findPlacedBlock } from './block-position.ts'
import { findInsertDestination } from './insert-destination.ts'
import { findMoveDestination, type Move } from './move-destination.ts'

const text = (id: string): StoredBlock => ({ type: 'text', props: { id } })
const box = (id: string, content: readonly StoredBlock[] = []): StoredBlock => ({
  type: 'flexible',
  props: { id, content },
})
const openBlocks = (...content: readonly StoredBlock[]) =>
  createOpenedPage({ root: {}, content } satisfies PageDocument).content

function toText(destination: ReturnType<typeof findMoveDestination>): string {
  return destination === null
    ? 'nowhere'
    : `${destination.parent?.props.id ?? 'page'} ${destination.slot} ${destination.index}`.replace('  ', ' ')
}

const page = openBlocks(text('a'), box('b', [text('b1'), text('b2')]), text('c'), {
  type: 'wrapper',
  props: { id: 'w', contentHeader: [text('w1')], content: [], contentFooter: [] },
})

test.each<[string, Move, string]>([
  ['a', 'up', 'nowhere'],
  ['a', 'down', 'page 1'],
  ['a', 'in', 'b content 0'],
  ['a', 'out', 'nowhere'],
  ['c', 'in', 'b content 2'],
  ['b1', 'out', 'page 2'],
  ['b2', 'up', 'b content 0'],
  ['b2', 'down', 'nowhere'],
  ['w1', 'down', 'w content 0'],
  ['w', 'in', 'b content 2'],
  ['gone', 'up', 'nowhere'],
])('%s %s goes to %s [BLK-10]', (id, move, expected) => {
  expect(toText(findMoveDestination(page, id, move))).toBe(expected)
})

test('columns stay in rows of columns, which accept no other blocks [BLK-10]', () => {
  const rows = openBlocks(
    {
      type: 'columns',
      props: { id: 'row', columns: [{ type: 'column', props: { id: 'left', content: [text('x')] } }] },
    },
    text('y'),
  )
  expect(toText(findMoveDestination(rows, 'left', 'out'))).toBe('nowhere')
  expect(toText(findMoveDestination(rows, 'y', 'in'))).toBe('nowhere')
  expect(toText(findMoveDestination(rows, 'x', 'out'))).toBe('page 1')
  expect(toText(findInsertDestination(rows, null, 'column'))).toBe('nowhere')
  expect(toText(findInsertDestination(rows, 'x', 'column'))).toBe('row columns 1')
})

test('inserts a new block into an empty selected container, else after the selection, else at the end [BLK-10]', () => {
  expect(toText(findInsertDestination(page, 'w', 'text'))).toBe('w content 0')
  expect(toText(findInsertDestination(page, 'b', 'text'))).toBe('page 2')
  expect(toText(findInsertDestination(page, 'b1', 'text'))).toBe('b content 1')
  expect(toText(findInsertDestination(page, null, 'text'))).toBe('page 4')
})

const tree: fc.Arbitrary<readonly StoredBlock[]> = fc.letrec<{ blocks: readonly StoredBlock[] }>((tie) => ({
  blocks: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<StoredBlock>({ type: 'text', props: { id: 'n' } }),
      tie('blocks').map((content): StoredBlock => ({ type: 'flexible', props: { id: 'n', content } })),
    ),
    { maxLength: 4 },
  ),
})).blocks

test('never moves a block into itself [BLK-10]', () => {
  fc.assert(
    fc.property(tree, fc.nat(), fc.constantFrom<Move>('up', 'down', 'in', 'out'), (content, pick, move) => {
      const editorBlocks = createOpenedPage({ root: {}, content }).content
      const allIds = ids(editorBlocks)
      if (allIds.length === 0) return
      const id = allIds[pick % allIds.length]!
      const planned = findMoveDestination(editorBlocks, id, move)
      if (planned === null) return
      const ancestors =
        planned.parent === null
          ? []
          : [...findPlacedBlock(editorBlocks, planned.parent.props.id)!.position.ancestors, planned.parent]
      expect(ancestors.map(({ props }) => props.id)).not.toContain(id)
    }),
  )
})

function ids(content: readonly EditorBlock[]): readonly string[] {
  return content.flatMap((block) => [
    block.props.id,
    ...listSlotNames(block.type).flatMap((slot) => ids(listSlotBlocks(block, slot))),
  ])
}
