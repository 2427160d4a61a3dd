import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { inGroup, wholeNumberField, slotField, textField, type Field } from '../../fields/field.ts'

const FULL_WIDTH = 12

/** The settings of one column of a row. */
export const columnFields = {
  name: textField(messages.nameForBuilders),
  width: createColumnWidthField(),
  columnCount: inGroup(
    'layout',
    wholeNumberField(messages.columnsThatItsBlocksStandIn, { fallback: 1, min: 1, max: 12 }),
  ),
  content: slotField(messages.content),
}

/**
 * Defines a setting for a width in twelfths of the row; invalid values are read as the whole row. Numeric strings are
 * accepted because imported pages contain them.
 */
export function createColumnWidthField(): Field<number> {
  const field = inGroup(
    'layout',
    wholeNumberField(messages.widthInTwelfths, { fallback: FULL_WIDTH, min: 1, max: FULL_WIDTH }),
  )
  return {
    ...field,
    read: (stored) => field.read(typeof stored === 'string' && /^\d{1,2}$/.test(stored) ? Number(stored) : stored),
  }
}

/** One column: a width of 1 to 12 parts, and the blocks in it. */
export const column = defineBlock({
  type: 'column',
  label: messages.column,
  group: 'layout',
  fields: columnFields,
  style: ({ width, columnCount }) => ({ desktop: { '--twelfths': String(width), '--columns': String(columnCount) } }),
  view: () => import('./column-view.tsx'),
})
