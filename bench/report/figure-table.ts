/** A measured value; null where the system does not report it. */
export type Figure = number | string | null

/** A table of figures, with one row for each thing that was measured. */
export interface FigureTable {
  readonly title: string
  /** The heads of the columns with their units; the first one is above the names of the rows. */
  readonly columns: readonly string[]
  readonly rows: ReadonlyArray<readonly [name: string, ...figures: Figure[]]>
  /** A sentence below the table. */
  readonly note?: string
  /** The columns that are also drawn: as bars with one for each row, or as lines over row names that are numbers. */
  readonly graph?: { readonly kind: 'bars' | 'lines'; readonly columns: readonly string[] }
}
