import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { isGreaterAmount } from '@hydrant/kernel/money/compare.ts'
import styles from './price.module.css'

/** What an offer takes off, a negative decimal string; nothing when `amount` is none, zero or an addition. */
export function Discount({ amount, currency, label = 'Discount' }: DiscountProps) {
  // Without its sign a negative amount is greater than nothing.
  if (amount === null || !amount.startsWith('-') || !isGreaterAmount(amount.slice(1), '0')) return null
  return (
    <span className={styles.discount}>
      {label} {formatMoney(amount, currency)}
    </span>
  )
}

interface DiscountProps {
  readonly amount: string | null
  readonly currency: string
  /** What takes it off, such as the name of an offer. */
  readonly label?: string
}
