import { getFieldText, getRecordId } from './field-value.ts'
import type { ListField } from './list-query.ts'
import type { ListPosition, ListState } from './list-state.ts'

/** Returns the position after a record. */
export function toPositionAfter(
  record: Readonly<Record<string, unknown>>,
  { sort }: Pick<ListState, 'sort'>,
): ListPosition {
  return { value: getFieldText(record, sort.field), id: getRecordId(record) }
}

/**
 * Returns the position before the records without a value in the field of the order. They come last, and are not among
 * those after a value: an index is read from one place only. Null: there are none, or the list is there already.
 */
export function findPositionOfEmpty({ sort, after }: ListState, fields: readonly ListField[]): ListPosition | null {
  const isNillable = fields.some(({ name, nillable }) => name === sort.field && nillable)
  return isNillable && after !== null && after.value !== null ? { value: null, id: null } : null
}
