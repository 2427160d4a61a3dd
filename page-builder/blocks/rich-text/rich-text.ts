import { defineBlock } from '../../registry/block.tsx'
import { richText } from '../../fields/field.ts'

/** The settings of the text. */
export const richTextFields = { text: richText('Text') }

/** Text with headings, lists, links and tables, sanitized when it is rendered. */
export const richTextBlock = defineBlock({
  type: 'rich-text',
  label: 'Rich text',
  group: 'content',
  fields: richTextFields,
  view: () => import('./rich-text-view.tsx'),
})
