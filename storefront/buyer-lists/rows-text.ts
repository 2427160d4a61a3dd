import type { ListRow } from '../quick-order/list-row.ts'

/** Returns rows as text that can be read again. */
export function toRowsText(rows: readonly ListRow[]): string {
  return rows.map(({ partNumber, quantity }) => `${partNumber}\t${quantity}`).join('\n')
}
