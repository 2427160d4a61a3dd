import { FORM_BLOCK } from '@hydrant/page-model/forms/find-form.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { FIELD_KINDS, MAX_VALUE_LENGTH, REQUEST_KINDS } from '@hydrant/page-model/forms/form-definition.ts'
import { choice, list, number, paragraphs, plain, text, toggle } from '../../fields/field.ts'

/**
 * The settings of a form as the editor presents them. Their meaning is defined in `page-model/forms`, also for the server,
 * which reads them as stored.
 */
export const formFields = {
  title: plain(text(messages.title)),
  kind: choice(messages.whatItAsksFor, REQUEST_KINDS),
  fields: list(messages.questions, {
    kind: choice(messages.kind, FIELD_KINDS),
    name: plain(text(messages.storedName)),
    label: plain(text(messages.question)),
    hint: text(messages.hint),
    isRequired: toggle(messages.mustBeAnswered, false),
    autocomplete: plain(text(messages.browsersMayFillIn)),
    options: plain(paragraphs(messages.choicesByLine)),
    min: plain(text(messages.leastNumberOrFirstDay)),
    max: plain(text(messages.greatestNumberOrLastDay)),
    step: plain(text(messages.numbersAreMultiplesOf)),
    maxLength: number(messages.mostCharacters, { fallback: 0, min: 0, max: MAX_VALUE_LENGTH }),
    section: text(messages.headingThatItStandsUnder),
  }),
  submitLabel: text(messages.labelOfTheButton, messages.send),
  confirmation: plain(paragraphs(messages.confirmation)),
}

/**
 * A form that sends its values to the distributor. The server reads the stored settings without upgrades, so
 * `page-model/forms` has to support every version.
 */
export const form = defineBlock({
  type: FORM_BLOCK,
  label: messages.form,
  group: 'content',
  fields: formFields,
  view: () => import('./form-view.tsx'),
})
