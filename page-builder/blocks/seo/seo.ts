import { recordFieldsIn } from '@hydrant/kernel/text/placeholders.ts'
import { defineBlock } from '../../registry/block.tsx'
import type { RecordNeed } from '../../registry/needs.ts'
import { seoFields } from './seo-fields.ts'

/** The name of this kind of block. */
export const SEO_BLOCK = 'seo'

/** What is told to search engines instead of what the page says itself. Visitors see nothing of it. */
export const seo = defineBlock({
  type: SEO_BLOCK,
  label: 'Search engines',
  group: 'content',
  fields: seoFields,
  need: ({ recordId, pageTitle, description, customHeadTags }): RecordNeed => ({
    kind: 'record',
    recordId,
    fields: recordFieldsIn(`${pageTitle} ${description} ${customHeadTags}`),
  }),
  view: () => import('./seo-view.tsx'),
})
