import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { richTextField } from '../../fields/field.ts'

/** The settings of the text. */
export const richTextFields = { text: richTextField(messages.text) }

/** Text with headings, lists, links and tables, sanitized when it is rendered. */
export const richTextBlock = defineBlock({
  type: 'rich-text',
  label: messages.richText,
  group: 'content',
  fields: richTextFields,
  view: () => import('./rich-text-view.tsx'),
})
