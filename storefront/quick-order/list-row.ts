/** A row of a list as somebody wrote it: a part number, and a quantity that may be empty. */
export interface ListRow {
  readonly partNumber: string
  readonly quantity: string
}

/** Rows that were read, and whether there were more than a list takes. */
export interface ReadList {
  readonly rows: readonly ListRow[]
  readonly isCut: boolean
}

/** Rows of one list. */
export const MAX_LIST_ROWS = 10_000

/** Characters of a part number, and of a quantity; what is longer is none, and is cut. */
export const MAX_PART_NUMBER_LENGTH = 100
export const MAX_QUANTITY_LENGTH = 20

/** Creates a list of rows: without those that have no part number, and cut to what a list takes. */
export function toReadList(rows: readonly ListRow[]): ReadList {
  const filled = rows.flatMap(({ partNumber, quantity }) => {
    const trimmed = partNumber.trim().slice(0, MAX_PART_NUMBER_LENGTH)
    return trimmed === '' ? [] : [{ partNumber: trimmed, quantity: quantity.trim().slice(0, MAX_QUANTITY_LENGTH) }]
  })
  return { rows: filled.slice(0, MAX_LIST_ROWS), isCut: filled.length > MAX_LIST_ROWS }
}
