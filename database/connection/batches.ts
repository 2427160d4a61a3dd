/** Rows in one statement: PostgreSQL takes 65,535 parameters, one for each column of each row. */
const ROWS_AT_ONCE = 500

/** Rows in batches, in their order, each of which fits into one statement whatever the table. */
export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE))
}
