import { FORM_BLOCK } from '@hydrant/page-model/forms/find-form.ts'
import { defineBlock } from '../../registry/block.tsx'
import { FIELD_KINDS, MAX_VALUE_LENGTH, REQUEST_KINDS } from '@hydrant/page-model/forms/form-definition.ts'
import { choice, list, number, paragraphs, plain, text, toggle } from '../../fields/field.ts'

/**
 * The settings of a form as the editor presents them. Their meaning is defined in `page-model/forms`, also for the server,
 * which reads them as stored.
 */
export const formFields = {
  title: plain(text('Title')),
  kind: choice('What it asks for', REQUEST_KINDS),
  fields: list('Questions', {
    kind: choice('Kind', FIELD_KINDS),
    name: plain(text('Name, as requests are stored')),
    label: plain(text('Question')),
    hint: text('Hint'),
    isRequired: toggle('Must be answered', false),
    autocomplete: plain(text('What browsers may fill in, such as email')),
    options: plain(paragraphs('Choices, one on each line')),
    min: plain(text('Least number or first day')),
    max: plain(text('Greatest number or last day')),
    step: plain(text('Numbers are multiples of')),
    maxLength: number('Most characters; 0 for as many as usual', { fallback: 0, min: 0, max: MAX_VALUE_LENGTH }),
    section: text('Heading that it stands under'),
  }),
  submitLabel: text('Label of the button', 'Send'),
  confirmation: plain(paragraphs('What the sender is told when it has arrived')),
}

/**
 * A form that sends its values to the distributor. The server reads the stored settings without upgrades, so
 * `page-model/forms` has to support every version.
 */
export const form = defineBlock({
  type: FORM_BLOCK,
  label: 'Form',
  group: 'content',
  fields: formFields,
  view: () => import('./form-view.tsx'),
})
