import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { slotField } from '../../fields/field.ts'

/** The slots of the page frame. */
export const wrapperFields = {
  contentHeader: slotField(messages.header),
  content: slotField(messages.content),
  contentFooter: slotField(messages.footer),
}

/** The frame of a page, as wide as the window: a header, its content, and a footer. */
export const wrapper = defineBlock({
  type: 'wrapper',
  label: messages.pageFrame,
  group: 'layout',
  fields: wrapperFields,
  view: () => import('./wrapper-view.tsx'),
})
