import { readHeadTags, type HeadTag } from '@hydrant/kernel/text/head-tags.ts'
import { fillPlaceholders, recordFieldsIn } from '@hydrant/kernel/text/placeholders.ts'
import { readValues } from '../../fields/field.ts'
import type { BlockData, RecordModel } from '../../registry/needs.ts'
import { listBlocks, type PageDocument } from '../../render/document.ts'
import { SEO_BLOCK } from './seo.ts'
import { seoFields } from './seo-fields.ts'

/** What a page's block says to search engines; null where it leaves that to the page. */
export interface HeadTexts {
  readonly title: string | null
  readonly description: string | null
  readonly tags: readonly HeadTag[]
}

/** What a page was loaded with, as far as it concerns its head. */
export interface LoadedDocument {
  readonly document: PageDocument
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly siteName: string
}

/**
 * What the first block for search engines on a page says; null without one. A text that asks for a record is not used
 * until the record is there.
 */
export function readHeadTexts({ document, data, siteName }: LoadedDocument): HeadTexts | null {
  const stored = listBlocks(document.content).find(({ type }) => type === SEO_BLOCK)
  if (stored === undefined) return null
  const { pageTitle, description, customHeadTags } = readValues(seoFields, stored.props)
  const loaded = data[stored.props.id] ?? null
  const record = loaded?.kind === 'record' ? loaded.record : null
  const fill = filler(record, siteName)
  const tags = isComplete(customHeadTags, record) ? readHeadTags(customHeadTags, fill) : []
  return { title: textOf(pageTitle, record, fill), description: textOf(description, record, fill), tags }
}

function textOf(text: string, record: RecordModel | null, fill: (text: string) => string): string | null {
  return isComplete(text, record) ? fill(text).replaceAll(/\s+/g, ' ').trim() || null : null
}

function isComplete(text: string, record: RecordModel | null): boolean {
  return record !== null || recordFieldsIn(text).length === 0
}

function filler(record: RecordModel | null, siteName: string) {
  const values = { objectName: record?.objectName ?? '', record: record?.fields ?? {}, site: { Name: siteName } }
  return (text: string) => fillPlaceholders(text, values)
}
