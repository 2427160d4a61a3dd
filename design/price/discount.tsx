import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { isGreaterNonNegativeAmount } from '@hydrant/kernel/money/compare.ts'
import * as messages from '@hydrant/messages/compiled/design/price.js'
import styles from './price.module.css'

/**
 * The amount that a promotion takes off, a negative decimal string; renders nothing when `amount` is null, zero or
 * positive.
 */
export function Discount({ amount, currency, label = messages.discount() }: DiscountProps) {
  // A negative amount without its sign is greater than zero.
  if (amount === null || !amount.startsWith('-') || !isGreaterNonNegativeAmount(amount.slice(1), '0')) return null
  return (
    <span className={styles.discount}>{messages.discountOf({ label, amount: formatMoney(amount, currency) })}</span>
  )
}

interface DiscountProps {
  readonly amount: string | null
  readonly currency: string
  /** What takes it off, such as the name of a promotion. */
  readonly label?: string
}
