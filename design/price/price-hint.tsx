import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { isGreaterAmount } from '@hydrant/kernel/money/compare.ts'
import styles from './price.module.css'

/** Says that more pieces cost less each; nothing when they do not. */
export function PriceHint({
  price,
  lowest,
  currency,
}: {
  readonly price: string | null
  readonly lowest: string | null
  readonly currency: string
}) {
  if (lowest === null || !isGreaterAmount(price, lowest)) return null
  return <span className={styles.hint}>As low as {formatMoney(lowest, currency)} in quantity</span>
}
