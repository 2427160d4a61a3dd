import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './totals.module.css'

/** One line of a sum. An `amount` is a decimal string; null says in words (`note`) why there is none yet. */
export interface TotalsRow {
  readonly label: string
  readonly amount: string | null
  readonly note?: string
  /** `detail` explains the line above it, `saving` is a reduction, `total` closes the sum. */
  readonly kind?: 'plain' | 'detail' | 'saving' | 'total'
}

/** What something comes to, line by line; every figure is the server's. */
export function Totals({ rows, currency }: { readonly rows: readonly TotalsRow[]; readonly currency: string }) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, amount, note, kind = 'plain' }) => (
        <div key={label} className={classNames(styles.row, styles[kind])}>
          <dt>{label}</dt>
          <dd>
            {amount !== null && <span>{formatMoney(amount, currency)}</span>}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
