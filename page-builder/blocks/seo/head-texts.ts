import { parseHeadTags, type HeadTag } from '@hydrant/page-model/seo/head-tags.ts'
import { fillPlaceholders, listRecordFields } from '@hydrant/page-model/seo/placeholders.ts'
import { parseValues } from '../../fields/field.ts'
import type { BlockData, RecordModel } from '../../registry/data-requirements.ts'
import { flattenBlockTree, type PageDocument } from '../../render/document.ts'
import { SEO_BLOCK, seoFields } from './seo.ts'

/** The title, description and head tags of a page's search engine block; null where the page's own are used. */
export interface HeadTexts {
  readonly title: string | null
  readonly description: string | null
  readonly tags: readonly HeadTag[]
}

/** The loaded page data that the head tags depend on. */
export interface LoadedDocument {
  readonly document: PageDocument
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly siteName: string
}

/**
 * Returns the texts of the first search engine block on a page; null without one. A text with placeholders of a record
 * is not used while the record is missing.
 */
export function findSeoHeadTexts({ document, data, siteName }: LoadedDocument): HeadTexts | null {
  const storedBlock = flattenBlockTree(document.content).find(({ type }) => type === SEO_BLOCK)
  if (storedBlock === undefined) return null
  const { pageTitle, description, customHeadTags } = parseValues(seoFields, storedBlock.props)
  const blockData = data[storedBlock.props.id] ?? null
  const record = blockData?.kind === 'record' ? blockData.record : null
  const fill = createPlaceholderFiller(record, siteName)
  const tags = canFillPlaceholders(customHeadTags, record) ? parseHeadTags(customHeadTags, fill) : []
  return {
    title: fillTextOrNull(pageTitle, record, fill),
    description: fillTextOrNull(description, record, fill),
    tags,
  }
}

function fillTextOrNull(text: string, record: RecordModel | null, fill: (text: string) => string): string | null {
  return canFillPlaceholders(text, record) ? fill(text).replaceAll(/\s+/g, ' ').trim() || null : null
}

function canFillPlaceholders(text: string, record: RecordModel | null): boolean {
  return record !== null || listRecordFields(text).length === 0
}

function createPlaceholderFiller(record: RecordModel | null, siteName: string) {
  const values = { objectName: record?.objectName ?? '', record: record?.fields ?? {}, site: { Name: siteName } }
  return (text: string) => fillPlaceholders(text, values)
}
