import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field, Fields } from '../fields/field.ts'
import { listKinds } from '../registry/blocks.ts'
import type { PageDocument, StoredBlock } from '../render/document.ts'
import { heldSettings, openPage, settingsOf, type HeldBlock } from './opened-page.ts'

const id = fc.oneof(fc.stringMatching(/^[a-z][\w-]{0,8}$/), fc.constantFrom('a', 'root', 'a:b', 'a.b', '__proto__', ''))
const olderSettings = fc.record(
  { blockVersion: fc.constantFrom(1, 2, 9), tag: fc.string(), gutter: fc.constantFrom('none', 'large') },
  { requiredKeys: [] },
)

/**
 * Documents of all our kinds, with settings that fit, that do not, that are left out, and that are of older versions.
 */
const documents: fc.Arbitrary<PageDocument> = fc
  .letrec<{ blocks: readonly StoredBlock[] }>((tie) => {
    const valueOf = (field: Field<unknown>): fc.Arbitrary<unknown> =>
      field.kind === 'slot' ? tie('blocks') : fc.json({ maxDepth: 2 }).map((value): unknown => JSON.parse(value))
    const settingsFor = (fields: Fields) =>
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])), {
        requiredKeys: [],
      })
    const kinds = listKinds().map(({ type, fields }) =>
      fc
        .tuple(id, olderSettings, settingsFor(fields))
        .map(([own, rest, settings]): StoredBlock => ({ type, props: { ...rest, ...settings, id: own } })),
    )
    const unknown = fc
      .tuple(id, fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })), tie('blocks'))
      .map(([own, settings, inside]): StoredBlock => ({
        type: 'from-the-future',
        props: { ...plain(settings), inside, id: own },
      }))
    return {
      blocks: fc.array(
        fc.oneof({ maxDepth: 3, depthSize: 'small' }, ...kinds.slice(0, 1), ...kinds.slice(1), unknown),
        { maxLength: 3 },
      ),
    }
  })
  .blocks.map((content) => ({ root: { props: { note: 'kept' } }, content }))

test('a page that is opened and closed without a change is the same [BLK-10]', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const opened = openPage(document)
      expect(opened.close(opened.content)).toEqual(document)
    }),
    { numRuns: 300 },
  )
})

test('an open page has no id twice, and none that the library cannot hold [BLK-10]', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const found = idsOf(openPage(document).content)
      expect(new Set(found).size).toBe(found.length)
      for (const one of found) expect(one).toMatch(/^[\w-]+$/)
    }),
  )
})

test('a change to one block leaves the others as they were, older versions too [BLK-10]', () => {
  const older: StoredBlock = { type: 'text', props: { id: 'old', tag: 'h2', text: 'Before' } }
  const row: StoredBlock = { type: 'columns', props: { id: 'row', gutter: 'large' } }
  const opened = openPage({ root: {}, content: [older, row] })
  const [text, columns] = opened.content
  expect(settingsOf(text!)).toEqual({ headingTag: 'h2', textStyle: 'h3', text: 'Before', blockVersion: 2 })
  expect(columns!.props['columns']).toHaveLength(2)
  const changed: HeldBlock = {
    ...text!,
    props: { ...text!.props, settings: heldSettings({ ...settingsOf(text!), text: 'After' }) },
  }
  expect(opened.close([changed, columns!])).toEqual({
    root: {},
    content: [
      { type: 'text', props: { id: 'old', headingTag: 'h2', textStyle: 'h3', text: 'After', blockVersion: 2 } },
      row,
    ],
  })
})

test('what came with a block is stored once it has been changed [BLK-10]', () => {
  const opened = openPage({ root: {}, content: [{ type: 'columns', props: { id: 'row' } }] })
  const [row] = opened.content
  const [first] = row!.props['columns'] as readonly HeldBlock[]
  const changed: HeldBlock = { ...row!, props: { ...row!.props, columns: [first] } }
  expect(opened.close([changed]).content).toEqual([
    {
      type: 'columns',
      props: { id: 'row', columns: [{ type: 'column', props: { id: 'row-first-column', width: 6 } }] },
    },
  ])
})

function idsOf(blocks: readonly HeldBlock[]): readonly string[] {
  return blocks.flatMap(({ props }) => [
    props.id,
    ...Object.values(props).flatMap((value) => (Array.isArray(value) ? idsOf(value as HeldBlock[]) : [])),
  ])
}

/** As it comes back from storage. */
function plain(settings: object): object {
  const read: unknown = JSON.parse(JSON.stringify(settings))
  return typeof read === 'object' && read !== null ? read : {}
}
