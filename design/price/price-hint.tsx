import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { isGreaterNonNegativeAmount } from '@hydrant/kernel/money/compare.ts'
import * as messages from '@hydrant/messages/compiled/design/price.js'
import styles from './price.module.css'

/** A hint that the unit price is lower for larger quantities; renders nothing when it is not. */
export function PriceBreakHint({
  price,
  lowestPrice,
  currency,
}: {
  readonly price: string | null
  readonly lowestPrice: string | null
  readonly currency: string
}) {
  if (lowestPrice === null || !isGreaterNonNegativeAmount(price, lowestPrice)) return null
  return <span className={styles.hint}>{messages.asLowAs({ price: formatMoney(lowestPrice, currency) })}</span>
}
