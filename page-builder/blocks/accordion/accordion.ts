import { defineBlock } from '../../registry/block.tsx'
import { choice, list, richText, text, toggle } from '../../fields/field.ts'

/** The settings of the accordion. */
export const accordionFields = {
  items: list('Parts', { title: text('Title'), text: richText('Text'), isOpen: toggle('Open at first', false) }),
  headingTag: choice('Kind of titles', ['h3', 'h2', 'h4']),
  isExclusive: toggle('One open at a time', false),
}

/** Texts that are expanded and collapsed by their titles, such as questions and answers. */
export const accordion = defineBlock({
  type: 'accordion',
  label: 'Questions and answers',
  group: 'content',
  fields: accordionFields,
  view: () => import('./accordion-view.tsx'),
})
