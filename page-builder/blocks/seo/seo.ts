import { listRecordFields } from '@hydrant/page-model/seo/placeholders.ts'
import { defineBlock } from '../../registry/block.tsx'
import type { RecordRequirement } from '../../registry/data-requirements.ts'
import { paragraphs, template, text } from '../../fields/field.ts'

/**
 * The settings of the block. Its texts may contain placeholders such as `{!Record.Name}`, which are replaced by fields
 * of the record.
 */
export const seoFields = {
  recordId: text('Record that the page speaks of'),
  pageTitle: template(text('Title for search engines')),
  description: template(paragraphs('Description for search engines')),
  customHeadTags: template(paragraphs('Further head tags: meta and link')),
}

/** The type of this kind of block. */
export const SEO_BLOCK = 'seo'

/** Metadata for search engines that replaces the page's own; it is not visible on the page. */
export const seo = defineBlock({
  type: SEO_BLOCK,
  label: 'Search engines',
  group: 'content',
  fields: seoFields,
  dataRequirement: ({ recordId, pageTitle, description, customHeadTags }): RecordRequirement => ({
    kind: 'record',
    recordId,
    fields: listRecordFields(`${pageTitle} ${description} ${customHeadTags}`),
  }),
  view: () => import('./seo-view.tsx'),
})
