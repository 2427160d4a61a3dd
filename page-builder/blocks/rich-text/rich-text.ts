import { defineBlock } from '../../registry/block.tsx'
import { richTextFields } from './rich-text-fields.ts'

/** Text with headings, lists, links and tables, sanitized when it is rendered. */
export const richTextBlock = defineBlock({
  type: 'rich-text',
  label: 'Rich text',
  group: 'content',
  fields: richTextFields,
  view: () => import('./rich-text-view.tsx'),
})
