import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/price.js'
import styles from './price-breaks.module.css'
import { findReachedBreak, type PriceBreak } from './reached-break.ts'

/** A table of price breaks in which the one that `quantity` reaches is marked; renders nothing without breaks. */
export function PriceBreaks({ breaks, currency, quantity = null, title = messages.buyMore() }: PriceBreaksProps) {
  if (breaks.length === 0) return null
  const reachedBreak = findReachedBreak(breaks, quantity)
  return (
    <table className={styles.breaks}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.quantity()}</th>
          <th scope="col">{messages.priceEach()}</th>
        </tr>
      </thead>
      <tbody>
        {breaks.map((priceBreak) => (
          <tr key={priceBreak.id} aria-current={priceBreak === reachedBreak ? 'true' : undefined}>
            <th scope="row">{toRangeText(priceBreak)}</th>
            <td>{formatMoney(priceBreak.unitPrice, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PriceBreaksProps {
  readonly breaks: readonly PriceBreak[]
  readonly currency: string
  /** The quantity that is about to be bought; null if there is none. */
  readonly quantity?: string | null
  readonly title?: string
}

function toRangeText({ from, to }: PriceBreak): string {
  if (from === to) return formatQuantity(from)
  return to === null
    ? messages.from({ quantity: formatQuantity(from) })
    : messages.range({ from: formatQuantity(from), to: formatQuantity(to) })
}
