import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choice, inGroup, link, text, toggle } from '../../fields/field.ts'

/** The settings of the button. */
export const buttonFields = {
  label: text(messages.label, messages.learnMore),
  href: link(messages.leadsTo),
  variant: inGroup('style', choice(messages.kind, ['primary', 'secondary', 'tertiary'])),
  size: inGroup('style', choice(messages.size, ['m', 's', 'l'])),
  align: inGroup('layout', choice(messages.alignment, ['left', 'center', 'right'])),
  isWide: inGroup('layout', toggle(messages.asWideAsThereIsRoom, false)),
}

/** A link that looks like a button; without a target it is disabled. */
export const button = defineBlock({
  type: 'button',
  label: messages.button,
  group: 'content',
  fields: buttonFields,
  view: () => import('./button-view.tsx'),
})
