import { FORM_BLOCK } from '@hydrant/page-model/forms/find-form.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { FIELD_KINDS, MAX_VALUE_LENGTH, REQUEST_KINDS } from '@hydrant/page-model/forms/form-definition.ts'
import {
  choiceField,
  listField,
  wholeNumberField,
  paragraphsField,
  withoutExpressions,
  textField,
  toggleField,
} from '../../fields/field.ts'

/**
 * The settings of a form as the editor presents them. Their meaning is defined in `page-model/forms`, also for the server,
 * which reads them as stored.
 */
export const formFields = {
  title: withoutExpressions(textField(messages.title)),
  kind: choiceField(messages.whatItAsksFor, REQUEST_KINDS),
  fields: listField(messages.questions, {
    kind: choiceField(messages.kind, FIELD_KINDS),
    name: withoutExpressions(textField(messages.storedName)),
    label: withoutExpressions(textField(messages.question)),
    hint: textField(messages.hint),
    isRequired: toggleField(messages.mustBeAnswered, false),
    autocomplete: withoutExpressions(textField(messages.browsersMayFillIn)),
    options: withoutExpressions(paragraphsField(messages.choicesByLine)),
    min: withoutExpressions(textField(messages.leastNumberOrFirstDay)),
    max: withoutExpressions(textField(messages.greatestNumberOrLastDay)),
    step: withoutExpressions(textField(messages.numbersAreMultiplesOf)),
    maxLength: wholeNumberField(messages.mostCharacters, { fallback: 0, min: 0, max: MAX_VALUE_LENGTH }),
    section: textField(messages.headingThatItStandsUnder),
  }),
  submitLabel: textField(messages.labelOfTheButton, messages.send),
  confirmation: withoutExpressions(paragraphsField(messages.confirmation)),
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
