import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDocument, StoredBlock } from '../../render/document.ts'
import { heldBlocksIn, openPage, type HeldBlock } from '../opened-page.ts'
import { slotNamesOf } from '../slot-names.ts'
import { findPlaced } from './block-places.ts'
import { planInsert } from './plan-insert.ts'
import { planMove, type Move } from './plan-move.ts'

const text = (id: string): StoredBlock => ({ type: 'text', props: { id } })
const box = (id: string, content: readonly StoredBlock[] = []): StoredBlock => ({
  type: 'flexible',
  props: { id, content },
})
const open = (...content: readonly StoredBlock[]) => openPage({ root: {}, content } satisfies PageDocument).content

function said(destination: ReturnType<typeof planMove>): string {
  return destination === null
    ? 'nowhere'
    : `${destination.parent?.props.id ?? 'page'} ${destination.slot} ${destination.index}`.replace('  ', ' ')
}

const page = open(text('a'), box('b', [text('b1'), text('b2')]), text('c'), {
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
  expect(said(planMove(page, id, move))).toBe(expected)
})

test('columns stay in rows of columns, and nothing else gets in there [BLK-10]', () => {
  const rows = open(
    {
      type: 'columns',
      props: { id: 'row', columns: [{ type: 'column', props: { id: 'left', content: [text('x')] } }] },
    },
    text('y'),
  )
  expect(said(planMove(rows, 'left', 'out'))).toBe('nowhere')
  expect(said(planMove(rows, 'y', 'in'))).toBe('nowhere')
  expect(said(planMove(rows, 'x', 'out'))).toBe('page 1')
  expect(said(planInsert(rows, null, 'column'))).toBe('nowhere')
  expect(said(planInsert(rows, 'x', 'column'))).toBe('row columns 1')
})

test('a new block goes into a container without contents, else behind what is chosen, else to the end [BLK-10]', () => {
  expect(said(planInsert(page, 'w', 'text'))).toBe('w content 0')
  expect(said(planInsert(page, 'b', 'text'))).toBe('page 2')
  expect(said(planInsert(page, 'b1', 'text'))).toBe('b content 1')
  expect(said(planInsert(page, null, 'text'))).toBe('page 4')
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

test('no move takes a block into itself [BLK-10]', () => {
  fc.assert(
    fc.property(tree, fc.nat(), fc.constantFrom<Move>('up', 'down', 'in', 'out'), (content, pick, move) => {
      const opened = openPage({ root: {}, content }).content
      const every = ids(opened)
      if (every.length === 0) return
      const id = every[pick % every.length]!
      const to = planMove(opened, id, move)
      if (to === null) return
      const around = to.parent === null ? [] : [...findPlaced(opened, to.parent.props.id)!.place.around, to.parent]
      expect(around.map(({ props }) => props.id)).not.toContain(id)
    }),
  )
})

function ids(content: readonly HeldBlock[]): readonly string[] {
  return content.flatMap((block) => [
    block.props.id,
    ...slotNamesOf(block.type).flatMap((slot) => ids(heldBlocksIn(block, slot))),
  ])
}
