import { defineBlock } from '../../registry/block.tsx'
import { accordionFields } from './accordion-fields.ts'

/** Texts that are expanded and collapsed by their titles, such as questions and answers. */
export const accordion = defineBlock({
  type: 'accordion',
  label: 'Questions and answers',
  group: 'content',
  fields: accordionFields,
  view: () => import('./accordion-view.tsx'),
})
