import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { slot } from '../../fields/field.ts'

/** The slots of the page frame. */
export const wrapperFields = {
  contentHeader: slot(messages.header),
  content: slot(messages.content),
  contentFooter: slot(messages.footer),
}

/** The frame of a page, as wide as the window: a header, its content, and a footer. */
export const wrapper = defineBlock({
  type: 'wrapper',
  label: messages.pageFrame,
  group: 'layout',
  fields: wrapperFields,
  view: () => import('./wrapper-view.tsx'),
})
