import { defineBlock } from '../../registry/block.tsx'
import { wrapperFields } from './wrapper-fields.ts'

/** The frame of a page, as wide as the window: a header, its content, and a footer. */
export const wrapper = defineBlock({
  type: 'wrapper',
  label: 'Page frame',
  group: 'layout',
  fields: wrapperFields,
  view: () => import('./wrapper-view.tsx'),
})
