import { boxLook } from '../../fields/box.ts'
import { defineBlock } from '../../registry/block.tsx'
import { lookByDevice, rem } from '../../registry/styles.ts'
import { flexibleFields } from './flexible-fields.ts'

/** Along the lines of text, and across them. */
const PLACED = {
  center: ['center', 'center'],
  top: ['center', 'start'],
  bottom: ['center', 'end'],
  left: ['start', 'center'],
  right: ['end', 'center'],
} as const

/** A container of a width and height of its own, with a frame and a ground. */
export const flexible = defineBlock({
  type: 'flexible',
  label: 'Flexible block',
  group: 'layout',
  fields: flexibleFields,
  style: ({ width, height, alignment, ...box }) =>
    lookByDevice((device) => ({
      width: `${width[device]}%`,
      'min-height': height === 0 ? null : rem(height),
      'justify-items': PLACED[alignment][0],
      'align-content': PLACED[alignment][1],
      ...boxLook(box),
    })),
  view: () => import('./flexible-view.tsx'),
})
