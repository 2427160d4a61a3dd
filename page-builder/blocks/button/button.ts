import { defineBlock } from '../../registry/block.tsx'
import { buttonFields } from './button-fields.ts'

/** A link that looks like a button; without a target it is disabled. */
export const button = defineBlock({
  type: 'button',
  label: 'Button',
  group: 'content',
  fields: buttonFields,
  view: () => import('./button-view.tsx'),
})
