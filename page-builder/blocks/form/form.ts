import { FORM_BLOCK } from '@hydrant/page-model/forms/find-form.ts'
import { defineBlock } from '../../registry/block.tsx'
import { formFields } from './form-fields.ts'

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
