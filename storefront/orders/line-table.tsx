import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import styles from './line-table.module.css'

/** What is ordered, one row for each line. Amounts are decimal strings; `total` is before tax. */
export interface TableLine {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  readonly quantity: string
  readonly unitPrice: string
  readonly total: string
  /** Where the product is shown; a line without it is plain text. */
  readonly href?: string
}

/** The lines of an order, before and after it is placed. */
export function LineTable({ caption, lines, currency }: { readonly caption: string; readonly lines: readonly TableLine[]; readonly currency: string }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          <th scope="col" className={styles.number}>
            Price each
          </th>
          <th scope="col" className={styles.number}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Link href={line.href ?? ''}>{line.name}</Link>
              <span className={styles.partNumber}>{line.partNumber}</span>
            </th>
            <td className={styles.number} data-label="Quantity">
              {formatQuantity(line.quantity)}
            </td>
            <td className={styles.number} data-label="Each">
              {formatMoney(line.unitPrice, currency)}
            </td>
            <td className={styles.number} data-label="Total">
              {formatMoney(line.total, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
