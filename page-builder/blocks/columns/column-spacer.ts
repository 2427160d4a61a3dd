import { defineBlock } from '../../registry/block.tsx'
import { lookByDevice, rem } from '../../registry/styles.ts'
import { columnSpacerFields } from './column-spacer-fields.ts'

/** Room between columns: as wide as it says while they stand side by side, and as high as it says on each device. */
export const columnSpacer = defineBlock({
  type: 'column-spacer',
  label: 'Room between columns',
  group: 'layout',
  fields: columnSpacerFields,
  style: ({ width, height }) =>
    lookByDevice((device) => ({ '--twelfths': String(width), 'min-height': rem(height[device]) })),
  view: () => import('./column-spacer-view.tsx'),
})
