import { defineBlock } from '../../registry/block.tsx'
import { slot } from '../../fields/field.ts'

/** The slots of the page frame. */
export const wrapperFields = { contentHeader: slot('Header'), content: slot('Content'), contentFooter: slot('Footer') }

/** The frame of a page, as wide as the window: a header, its content, and a footer. */
export const wrapper = defineBlock({
  type: 'wrapper',
  label: 'Page frame',
  group: 'layout',
  fields: wrapperFields,
  view: () => import('./wrapper-view.tsx'),
})
