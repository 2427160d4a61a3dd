import { FORM_BLOCK } from '@hydrant/kernel/forms/find-form.ts'
import { defineBlock } from '../../registry/block.tsx'
import { formFields } from './form-fields.ts'

/**
 * Asks visitors for something, and sends it to the distributor. The server reads what is stored without upgrades:
 * `kernel/forms` has to know every version.
 */
export const form = defineBlock({
  type: FORM_BLOCK,
  label: 'Form',
  group: 'content',
  fields: formFields,
  view: () => import('./form-view.tsx'),
})
