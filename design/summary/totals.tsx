import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './totals.module.css'

/** One line of the totals. An `amount` is a decimal string; null with a `note` says why there is none yet. */
export interface TotalsRow {
  readonly label: string
  readonly amount: string | null
  readonly note?: string
  /** `detail` explains the line above it, `saving` is a reduction, `total` is the final sum. */
  readonly kind?: 'plain' | 'detail' | 'saving' | 'total'
}

/** Totals line by line; the server calculates every figure. */
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
