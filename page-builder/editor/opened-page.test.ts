import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field, Fields } from '../fields/field.ts'
import { listBlockKinds } from '../registry/blocks.ts'
import type { PageDocument, StoredBlock } from '../render/document.ts'
import { serializeSettings, createOpenedPage, parseSettings, type EditorBlock } from './opened-page.ts'

const id = fc.oneof(fc.stringMatching(/^[a-z][\w-]{0,8}$/), fc.constantFrom('a', 'root', 'a:b', 'a.b', '__proto__', ''))
const olderSettings = fc.record(
  { blockVersion: fc.constantFrom(1, 2, 9), tag: fc.string(), gutter: fc.constantFrom('none', 'large') },
  { requiredKeys: [] },
)

/** Documents with every kind of block, with settings that are valid, invalid, missing, or of older versions. */
const documents: fc.Arbitrary<PageDocument> = fc
  .letrec<{ blocks: readonly StoredBlock[] }>((tie) => {
    const valueOf = (field: Field<unknown>): fc.Arbitrary<unknown> =>
      field.kind === 'slot' ? tie('blocks') : fc.json({ maxDepth: 2 }).map((value): unknown => JSON.parse(value))
    const settingsFor = (fields: Fields) =>
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])), {
        requiredKeys: [],
      })
    const kinds = listBlockKinds().map(({ type, fields }) =>
      fc
        .tuple(id, olderSettings, settingsFor(fields))
        .map(([ownId, rest, settings]): StoredBlock => ({ type, props: { ...rest, ...settings, id: ownId } })),
    )
    const unknown = fc
      .tuple(id, fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })), tie('blocks'))
      .map(([ownId, settings, inside]): StoredBlock => ({
        type: 'from-the-future',
        props: { ...toPlainJson(settings), inside, id: ownId },
      }))
    return {
      blocks: fc.array(
        fc.oneof({ maxDepth: 3, depthSize: 'small' }, ...kinds.slice(0, 1), ...kinds.slice(1), unknown),
        { maxLength: 3 },
      ),
    }
  })
  .blocks.map((content) => ({ root: { props: { note: 'kept' } }, content }))

test('opening and closing a page without a change returns the same document [BLK-10]', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const editorPage = createOpenedPage(document)
      expect(editorPage.toDocument(editorPage.content)).toEqual(document)
    }),
    { numRuns: 300 },
  )
})

test('an open page has unique ids that the library can handle [BLK-10]', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const allIds = idsOf(createOpenedPage(document).content)
      expect(new Set(allIds).size).toBe(allIds.length)
      for (const foundId of allIds) expect(foundId).toMatch(/^[\w-]+$/)
    }),
  )
})

test('changing one block does not change the others, even of older versions [BLK-10]', () => {
  const older: StoredBlock = { type: 'text', props: { id: 'old', tag: 'h2', text: 'Before' } }
  const row: StoredBlock = { type: 'columns', props: { id: 'row', gutter: 'large' } }
  const editorPage = createOpenedPage({ root: {}, content: [older, row] })
  const [text, columns] = editorPage.content
  expect(parseSettings(text!)).toEqual({ headingTag: 'h2', textStyle: 'h3', text: 'Before', blockVersion: 2 })
  expect(columns!.props['columns']).toHaveLength(2)
  const changed: EditorBlock = {
    ...text!,
    props: { ...text!.props, settings: serializeSettings({ ...parseSettings(text!), text: 'After' }) },
  }
  expect(editorPage.toDocument([changed, columns!])).toEqual({
    root: {},
    content: [
      { type: 'text', props: { id: 'old', headingTag: 'h2', textStyle: 'h3', text: 'After', blockVersion: 2 } },
      row,
    ],
  })
})

test('stores the default content of a block once it has been changed [BLK-10]', () => {
  const editorPage = createOpenedPage({ root: {}, content: [{ type: 'columns', props: { id: 'row' } }] })
  const [row] = editorPage.content
  const [first] = row!.props['columns'] as readonly EditorBlock[]
  const changed: EditorBlock = { ...row!, props: { ...row!.props, columns: [first] } }
  expect(editorPage.toDocument([changed]).content).toEqual([
    {
      type: 'columns',
      props: { id: 'row', columns: [{ type: 'column', props: { id: 'row-first-column', width: 6 } }] },
    },
  ])
})

function idsOf(blocks: readonly EditorBlock[]): readonly string[] {
  return blocks.flatMap(({ props }) => [
    props.id,
    ...Object.values(props).flatMap((value) => (Array.isArray(value) ? idsOf(value as EditorBlock[]) : [])),
  ])
}

/** A copy as it would be read back from storage. */
function toPlainJson(settings: object): object {
  const parsed: unknown = JSON.parse(JSON.stringify(settings))
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}
