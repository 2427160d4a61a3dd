import { getFieldText, getRecordId } from './field-value.ts'
import type { ListField } from './list-query.ts'
import { type ListPosition, type ListState, MANY_SHOWN } from './list-state.ts'

/** How many ids the address of a part may have. */
const MAX_IDS = 200

/**
 * Returns the position after a record that follows another position. Of records with the same time it names all, as far
 * as an address has room: their order in one millisecond is not told.
 */
export function moveAfter(
  position: ListPosition | null,
  record: Readonly<Record<string, unknown>>,
  { sort, fields }: Pick<ListState, 'sort'> & { readonly fields: readonly ListField[] },
): ListPosition {
  const isTime = fields.some(({ name, type }) => name === sort.field && type === 'datetime')
  const value = getFieldText(record, sort.field)
  const earlierIds = isTime && position?.value === value ? position.ids : []
  return { value, ids: shorten([...earlierIds, getRecordId(record)]) }
}

function shorten(ids: readonly string[]): readonly string[] {
  return ids.length > MAX_IDS || ids[0] === MANY_SHOWN ? [MANY_SHOWN, ids.at(-1) ?? ''] : ids
}
