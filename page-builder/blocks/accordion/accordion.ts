import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choice, list, richText, text, toggle } from '../../fields/field.ts'

/** The settings of the accordion. */
export const accordionFields = {
  items: list(messages.parts, {
    title: text(messages.title),
    text: richText(messages.text),
    isOpen: toggle(messages.openAtFirst, false),
  }),
  headingTag: choice(messages.kindOfTitles, ['h3', 'h2', 'h4']),
  isExclusive: toggle(messages.oneOpenAtATime, false),
}

/** Texts that are expanded and collapsed by their titles, such as questions and answers. */
export const accordion = defineBlock({
  type: 'accordion',
  label: messages.questionsAndAnswers,
  group: 'content',
  fields: accordionFields,
  view: () => import('./accordion-view.tsx'),
})
