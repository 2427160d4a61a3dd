import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './table.module.css'

/** A column of a table: its name, and what it shows of a row. The first column names the row. */
export interface TableColumn<Row> {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Whether it holds figures, whose last digits stand below one another, or the row's actions. */
  readonly isAtEnd?: boolean
  /** Whether its name is only told, because what it holds speaks for itself. */
  readonly isLabelHidden?: boolean
  /** A shorter name for where rows are folded. */
  readonly shortLabel?: string
}

/**
 * A table whose head stays in view while its rows are scrolled past. Where it is given too little room, every row
 * becomes a block of its own in which each value stands beside its column's name: one below the other, or with
 * `folding="row"` side by side.
 */
export function Table<Row>({ caption, columns, rows, rowKey, look = 'framed', folding = 'list' }: TableProps<Row>) {
  return (
    <div className={classNames(styles.room, styles[look], styles[folding])}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={endClass(column)}>
                {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
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
                    className={endClass(column)}
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
  /** What the rows are, for whoever cannot see it around the table. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** `framed` stands on the page by itself, `plain` inside something else. */
  readonly look?: 'framed' | 'plain'
  readonly folding?: 'list' | 'row'
}

function endClass({ isAtEnd = false }: { readonly isAtEnd?: boolean }): string | undefined {
  return isAtEnd ? styles.end : undefined
}
