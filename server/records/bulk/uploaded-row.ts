/** A row of a file as it was sent: its cells, or a line that is no CSV with the reason. */
export type UploadedRow = readonly string[] | { readonly text: string; readonly reason: string }

/** What became of a row: the id of its record, whether that is new, and why it failed. */
export interface RowOutcome {
  readonly id: string | null
  readonly isCreated: boolean
  readonly error: string | null
  /** Why it failed, for people, and the fields that this is about. */
  readonly reason?: string
  readonly fields?: readonly string[]
}

/** Reads the rows of a stored batch. */
export function toUploadedRows(stored: unknown): UploadedRow[] {
  return Array.isArray(stored) ? stored.filter(isUploadedRow) : []
}

/** Reads the outcomes of a stored batch. */
export function toOutcomes(stored: unknown): RowOutcome[] {
  return Array.isArray(stored) ? stored.filter(isOutcome) : []
}

/** Returns the cells of a row as many as there are columns, for a file of results. */
export function toCells(row: UploadedRow, columnCount: number): string[] {
  const cells = 'text' in row ? [row.text] : row
  return Array.from({ length: columnCount }, (_, index) => cells[index] ?? '')
}

function isUploadedRow(value: unknown): value is UploadedRow {
  return typeof value === 'object' && value !== null
}

function isOutcome(value: unknown): value is RowOutcome {
  return typeof value === 'object' && value !== null && 'isCreated' in value
}
