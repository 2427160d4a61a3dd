import { expect, test } from 'vitest'
import { writeHeadTags } from '@hydrant/kernel/text/head-tags.ts'
import { checkDocument } from '../../bindings/check-document.ts'
import type { BlockData } from '../../registry/needs.ts'
import { readDocument } from '../../render/document.ts'
import { listNeeds } from '../../render/list-needs.ts'
import { renderBlock } from '../../testing/render-page.ts'
import { readHeadTexts } from './head-texts.ts'

const settings = {
  recordId: '{!Route.recordId}',
  pageTitle: '{!Record.Name} at {!Site.Name}',
  description: 'Part {!Product2.StockKeepingUnit}',
  customHeadTags: '<meta property="og:title" content="{!Record.Name}"><script>alert(1)</script>',
}
const record: BlockData = {
  kind: 'record',
  record: { objectName: 'Product2', fields: { Name: 'Fog <b>nozzle</b> & tip', StockKeepingUnit: 'HN-95' } },
}

function documentOf(props: Readonly<Record<string, unknown>>) {
  return readDocument({
    content: [{ type: 'columns', props: { id: 'row', columns: [{ type: 'seo', props: { id: 'told', ...props } }] } }],
  })
}
const headOf = (props: Readonly<Record<string, unknown>>, data: BlockData | null = null) =>
  readHeadTexts({ document: documentOf(props), data: { told: data }, siteName: 'Hydrant' })

test('asks for the fields of the record that its texts name, and fills them in when they are there [SEO-01]', () => {
  const needs = listNeeds(documentOf(settings), { Route: { recordId: '01t1' } })
  expect(needs.get('told')).toEqual({ kind: 'record', recordId: '01t1', fields: ['Name', 'StockKeepingUnit'] })
  const head = headOf(settings, record)
  expect(head).toMatchObject({ title: 'Fog nozzle & tip at Hydrant', description: 'Part HN-95' })
  expect(writeHeadTags(head?.tags ?? [])).toBe('<meta property="og:title" content="Fog nozzle &amp; tip">')
})

test('leaves the page its own texts until the record has come, and where it has nothing to say [SEO-01]', () => {
  expect(headOf(settings)).toEqual({ title: null, description: null, tags: [] })
  expect(headOf({})).toEqual({ title: null, description: null, tags: [] })
  expect(headOf({ pageTitle: 'Only at {!Site.Name}' })).toMatchObject({ title: 'Only at Hydrant', description: null })
})

test('a page without such a block says nothing, and visitors see nothing of one [SEO-01] [HOME-06]', async () => {
  expect(readHeadTexts({ document: readDocument({ content: [] }), data: {}, siteName: 'Hydrant' })).toBeNull()
  expect(await renderBlock('seo', { pageTitle: 'Secret title' })).not.toContain('Secret title')
})

test('its placeholders are its own to fill in when a page is checked; what cannot be read is told [SEO-01]', () => {
  expect(checkDocument(documentOf(settings))).toEqual([])
  expect(checkDocument(documentOf({ pageTitle: '{!Record.Name' })).map(({ setting }) => setting)).toEqual(['pageTitle'])
})
