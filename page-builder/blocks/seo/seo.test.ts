import { expect, test } from 'vitest'
import { renderHeadTags } from '@hydrant/page-model/seo/head-tags.ts'
import { listExpressionIssues } from '../../bindings/list-expression-issues.ts'
import type { BlockData } from '../../registry/data-requirements.ts'
import { parsePageDocument } from '../../render/document.ts'
import { listDataRequirements } from '../../render/list-data-requirements.ts'
import { renderBlock } from '../../testing/render-page.ts'
import { findSeoHeadTexts } from './head-texts.ts'

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

function toDocument(props: Readonly<Record<string, unknown>>) {
  return parsePageDocument({
    content: [{ type: 'columns', props: { id: 'row', columns: [{ type: 'seo', props: { id: 'told', ...props } }] } }],
  })
}
const findHead = (props: Readonly<Record<string, unknown>>, data: BlockData | null = null) =>
  findSeoHeadTexts({ document: toDocument(props), data: { told: data }, siteName: 'Hydrant' })

test('requires the record fields that its texts name, and fills them in once loaded [SEO-01]', () => {
  const requirements = listDataRequirements(toDocument(settings), { Route: { recordId: '01t1' } })
  expect(requirements.get('told')).toEqual({ kind: 'record', recordId: '01t1', fields: ['Name', 'StockKeepingUnit'] })
  const head = findHead(settings, record)
  expect(head).toMatchObject({ title: 'Fog nozzle & tip at Hydrant', description: 'Part HN-95' })
  expect(renderHeadTags(head?.tags ?? [])).toBe('<meta property="og:title" content="Fog nozzle &amp; tip">')
})

test('keeps the page’s own texts while the record is missing, and where its own are empty [SEO-01]', () => {
  expect(findHead(settings)).toEqual({ title: null, description: null, tags: [] })
  expect(findHead({})).toEqual({ title: null, description: null, tags: [] })
  expect(findHead({ pageTitle: 'Only at {!Site.Name}' })).toMatchObject({ title: 'Only at Hydrant', description: null })
})

test('returns null without such a block, and renders nothing for visitors [SEO-01] [HOME-06]', async () => {
  expect(findSeoHeadTexts({ document: parsePageDocument({ content: [] }), data: {}, siteName: 'Hydrant' })).toBeNull()
  expect(await renderBlock('seo', { pageTitle: 'Secret title' })).not.toContain('Secret title')
})

test('accepts placeholders of the record in checks, and reports syntax errors [SEO-01]', () => {
  expect(listExpressionIssues(toDocument(settings))).toEqual([])
  expect(listExpressionIssues(toDocument({ pageTitle: '{!Record.Name' })).map(({ setting }) => setting)).toEqual([
    'pageTitle',
  ])
})
