import { defineBlock } from '../../registry/block.tsx'
import { accordionFields } from './accordion-fields.ts'

/** Texts under titles that open and close them, such as questions and answers. */
export const accordion = defineBlock({
  type: 'accordion',
  label: 'Questions and answers',
  group: 'content',
  fields: accordionFields,
  view: () => import('./accordion-view.tsx'),
})
