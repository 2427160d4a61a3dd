/** A column of a table that is copied. */
export interface Column {
  readonly name: string
  /** Its SQL type, such as `numeric(18,6)` or `text[]`. */
  readonly type: string
}

/** A table that is copied, with its columns in the order of their names. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

/** A row as the texts of its values by column; null for SQL's null. */
export type TextRow = Readonly<Record<string, string | null>>

/** What two copies of a table have in common: the number of rows, and a sum over the hashes of all of them. */
export interface Fingerprint {
  readonly rows: string
  readonly hash: string
}

/** Rows of a table with bytes, such as media, may have many megabytes each. */
const ROWS_OF_BYTES_AT_ONCE = 4
const ROWS_AT_ONCE = 1000

/** How many rows of a table are in memory at once. */
export function getBatchSize({ columns }: Table): number {
  return columns.some(({ type }) => type === 'bytea') ? ROWS_OF_BYTES_AT_ONCE : ROWS_AT_ONCE
}
