import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { createBlockStyle, toRem } from '../../registry/styles.ts'
import { independentByDevice, inGroup, wholeNumberField } from '../../fields/field.ts'
import { createColumnWidthField } from './column.ts'

/** The settings of the spacer. */
export const columnSpacerFields = {
  width: createColumnWidthField(),
  height: independentByDevice(
    inGroup('layout', wholeNumberField(messages.leastHeightInPixels, { fallback: 0, min: 0, max: 600 })),
    {
      desktop: 0,
      tablet: 0,
      mobile: 0,
    },
  ),
}

/** A spacer between columns: its width applies while columns are side by side, its height is set for each device. */
export const columnSpacer = defineBlock({
  type: 'column-spacer',
  label: messages.roomBetweenColumns,
  group: 'layout',
  fields: columnSpacerFields,
  style: ({ width, height }) =>
    createBlockStyle((device) => ({ '--twelfths': String(width), 'min-height': toRem(height[device]) })),
  view: () => import('./column-spacer-view.tsx'),
})
