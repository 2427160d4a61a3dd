import { listRecordFields } from '@hydrant/page-model/seo/placeholders.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import type { RecordRequirement } from '../../registry/data-requirements.ts'
import { paragraphsField, asTemplate, textField } from '../../fields/field.ts'

/**
 * The settings of the block. Its texts may contain placeholders such as `{!Record.Name}`, which are replaced by fields
 * of the record.
 */
export const seoFields = {
  recordId: textField(messages.recordThatThePageSpeaksOf),
  pageTitle: asTemplate(textField(messages.titleForSearchEngines)),
  description: asTemplate(paragraphsField(messages.descriptionForSearchEngines)),
  customHeadTags: asTemplate(paragraphsField(messages.headTags)),
}

/** The type of this kind of block. */
export const SEO_BLOCK = 'seo'

/** Metadata for search engines that replaces the page's own; it is not visible on the page. */
export const seo = defineBlock({
  type: SEO_BLOCK,
  label: messages.searchEngines,
  group: 'content',
  fields: seoFields,
  dataRequirement: ({ recordId, pageTitle, description, customHeadTags }): RecordRequirement => ({
    kind: 'record',
    recordId,
    fields: listRecordFields(`${pageTitle} ${description} ${customHeadTags}`),
  }),
  view: () => import('./seo-editor-note-view.tsx'),
})
