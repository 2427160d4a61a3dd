import { defineBlock } from '../../registry/block.tsx'
import { responsiveStyle, rem } from '../../registry/styles.ts'
import { columnSpacerFields } from './column-spacer-fields.ts'

/** A spacer between columns: its width applies while columns are side by side, its height is set for each device. */
export const columnSpacer = defineBlock({
  type: 'column-spacer',
  label: 'Room between columns',
  group: 'layout',
  fields: columnSpacerFields,
  style: ({ width, height }) =>
    responsiveStyle((device) => ({ '--twelfths': String(width), 'min-height': rem(height[device]) })),
  view: () => import('./column-spacer-view.tsx'),
})
