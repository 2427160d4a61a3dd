import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './table.module.css'

/** A column of a table: its label, and what it renders for a row. The first column is the row's header. */
export interface TableColumn<Row> {
  readonly label: string
  /** What its header shows instead of the label, such as a link that sorts by it. */
  readonly heading?: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Whether it is aligned at the end, as for figures or the row's actions. */
  readonly isAtEnd?: boolean
  /** Whether its label is for screen readers only. */
  readonly isLabelHidden?: boolean
  /** A shorter label for folded rows. */
  readonly shortLabel?: string
}

/**
 * A table whose header stays visible while its rows are scrolled. Where the room is too narrow, every row becomes a
 * block in which each value is beside its column's label: one below the other, or with `folding="row"` side by side.
 */
export function Table<Row>({ caption, columns, rows, rowKey, variant = 'framed', folding = 'list' }: TableProps<Row>) {
  return (
    <div className={classNames(styles.room, styles[variant], styles[folding])}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={toAlignmentClass(column)}>
                {column.isLabelHidden ? (
                  <VisuallyHidden>{column.label}</VisuallyHidden>
                ) : (
                  (column.heading ?? column.label)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, position) =>
                position === 0 ? (
                  <th key={column.label} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.label}
                    className={toAlignmentClass(column)}
                    data-label={column.isLabelHidden ? undefined : (column.shortLabel ?? column.label)}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TableProps<Row> {
  /** The accessible caption of the table. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** `framed` for a table on the page, `plain` inside something else, `dense` for many rows. */
  readonly variant?: 'framed' | 'plain' | 'dense'
  readonly folding?: 'list' | 'row'
}

function toAlignmentClass({ isAtEnd = false }: { readonly isAtEnd?: boolean }): string | undefined {
  return isAtEnd ? styles.end : undefined
}
