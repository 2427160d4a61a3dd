import { toBoxStyle } from '../../fields/box.ts'
import { defineBlock } from '../../registry/block.tsx'
import { responsiveStyle, rem } from '../../registry/styles.ts'
import { flexibleFields } from './flexible-fields.ts'

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
  label: 'Flexible block',
  group: 'layout',
  fields: flexibleFields,
  style: ({ width, height, alignment, ...box }) =>
    responsiveStyle((device) => ({
      width: `${width[device]}%`,
      'min-height': height === 0 ? null : rem(height),
      'justify-items': ALIGNMENTS[alignment][0],
      'align-content': ALIGNMENTS[alignment][1],
      ...toBoxStyle(box),
    })),
  view: () => import('./flexible-view.tsx'),
})
