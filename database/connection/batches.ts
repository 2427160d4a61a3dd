/** The maximum number of rows in one statement: PostgreSQL takes 65,535 parameters, one for each column of each row. */
const MAX_ROWS_PER_STATEMENT = 500

/** Splits rows into batches, in order, each small enough for one statement into any table. */
export function toBatches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / MAX_ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * MAX_ROWS_PER_STATEMENT, (index + 1) * MAX_ROWS_PER_STATEMENT),
  )
}
