import { inGroup, number, slot, text, type Field } from '../../fields/field.ts'

const WHOLE = 12

/** The settings of one column; the block's id is its key in the row. */
export const columnFields = {
  name: text('Name, for site builders only'),
  width: columnWidth(),
  columnCount: inGroup('layout', number('Columns that its blocks stand in', { fallback: 1, min: 1, max: 12 })),
  content: slot('Content'),
}

/**
 * A width in twelfths of the row; what is no number of them reads as the whole row. Numbers in quotes count too,
 * because imported pages have them.
 */
export function columnWidth(): Field<number> {
  const field = inGroup('layout', number('Width in twelfths', { fallback: WHOLE, min: 1, max: WHOLE }))
  return {
    ...field,
    read: (stored) => field.read(typeof stored === 'string' && /^\d{1,2}$/.test(stored) ? Number(stored) : stored),
  }
}
