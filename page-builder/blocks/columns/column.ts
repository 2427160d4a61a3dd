import { defineBlock } from '../../registry/block.tsx'
import { columnFields } from './column-fields.ts'

/** One column: a width of 1 to 12 parts, and the blocks in it. */
export const column = defineBlock({
  type: 'column',
  label: 'Column',
  group: 'layout',
  fields: columnFields,
  style: ({ width, columnCount }) => ({ desktop: { '--twelfths': String(width), '--columns': String(columnCount) } }),
  view: () => import('./column-view.tsx'),
})
