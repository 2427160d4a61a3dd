import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choiceField, listField, richTextField, textField, toggleField } from '../../fields/field.ts'

/** The settings of the accordion. */
export const accordionFields = {
  items: listField(messages.parts, {
    title: textField(messages.title),
    text: richTextField(messages.text),
    isOpen: toggleField(messages.openAtFirst, false),
  }),
  headingTag: choiceField(messages.kindOfTitles, ['h3', 'h2', 'h4']),
  isExclusive: toggleField(messages.oneOpenAtATime, false),
}

/** Texts that are expanded and collapsed by their titles, such as questions and answers. */
export const accordion = defineBlock({
  type: 'accordion',
  label: messages.questionsAndAnswers,
  group: 'content',
  fields: accordionFields,
  view: () => import('./accordion-view.tsx'),
})
