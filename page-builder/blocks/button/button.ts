import { defineBlock } from '../../registry/block.tsx'
import { choice, inGroup, link, text, toggle } from '../../fields/field.ts'

/** The settings of the button. */
export const buttonFields = {
  label: text('Label', 'Learn More'),
  href: link('Leads to'),
  variant: inGroup('style', choice('Kind', ['primary', 'secondary', 'tertiary'])),
  size: inGroup('style', choice('Size', ['m', 's', 'l'])),
  align: inGroup('layout', choice('Alignment', ['left', 'center', 'right'])),
  isWide: inGroup('layout', toggle('As wide as there is room', false)),
}

/** A link that looks like a button; without a target it is disabled. */
export const button = defineBlock({
  type: 'button',
  label: 'Button',
  group: 'content',
  fields: buttonFields,
  view: () => import('./button-view.tsx'),
})
