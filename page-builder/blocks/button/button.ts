import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choiceField, inGroup, linkField, textField, toggleField } from '../../fields/field.ts'

/** The settings of the button. */
export const buttonFields = {
  label: textField(messages.label, messages.learnMore),
  href: linkField(messages.leadsTo),
  variant: inGroup('style', choiceField(messages.kind, ['primary', 'secondary', 'tertiary'])),
  size: inGroup('style', choiceField(messages.size, ['m', 's', 'l'])),
  align: inGroup('layout', choiceField(messages.alignment, ['left', 'center', 'right'])),
  isWide: inGroup('layout', toggleField(messages.asWideAsThereIsRoom, false)),
}

/** A link that looks like a button; without a target it is disabled. */
export const button = defineBlock({
  type: 'button',
  label: messages.button,
  group: 'content',
  fields: buttonFields,
  view: () => import('./button-view.tsx'),
})
