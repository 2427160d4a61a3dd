import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { toBoxStyle, boxFields } from '../../fields/box.ts'
import { defineBlock } from '../../registry/block.tsx'
import { createBlockStyle, toRem } from '../../registry/styles.ts'
import { inheritedByDevice, choiceField, inGroup, wholeNumberField, slotField } from '../../fields/field.ts'

/** The settings of the container. */
export const flexibleFields = {
  content: slotField(messages.content),
  width: inheritedByDevice(
    inGroup('layout', wholeNumberField(messages.widthInPercent, { fallback: 100, min: 1, max: 100 })),
  ),
  height: inGroup('layout', wholeNumberField(messages.leastHeightInPixels, { fallback: 0, min: 0, max: 2000 })),
  ...boxFields,
  /** The side that the content is aligned to; an invalid value is read as the centre. */
  alignment: inGroup('layout', choiceField(messages.alignment, ['center', 'top', 'left', 'bottom', 'right'])),
}

/** The alignment along the inline axis, and along the block axis. */
const ALIGNMENTS = {
  center: ['center', 'center'],
  top: ['center', 'start'],
  bottom: ['center', 'end'],
  left: ['start', 'center'],
  right: ['end', 'center'],
} as const

/** A container with a width, a height, a border and a background. */
export const flexible = defineBlock({
  type: 'flexible',
  label: messages.flexibleBlock,
  group: 'layout',
  fields: flexibleFields,
  style: ({ width, height, alignment, ...box }) =>
    createBlockStyle((device) => ({
      width: `${width[device]}%`,
      'min-height': height === 0 ? null : toRem(height),
      'justify-items': ALIGNMENTS[alignment][0],
      'align-content': ALIGNMENTS[alignment][1],
      ...toBoxStyle(box),
    })),
  view: () => import('./flexible-view.tsx'),
})
