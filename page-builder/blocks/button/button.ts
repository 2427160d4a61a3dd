import { defineBlock } from '../../registry/block.tsx'
import { buttonFields } from './button-fields.ts'

/** A link that looks like a button; without somewhere to lead it can be seen but not pressed. */
export const button = defineBlock({
  type: 'button',
  label: 'Button',
  group: 'content',
  fields: buttonFields,
  view: () => import('./button-view.tsx'),
})
