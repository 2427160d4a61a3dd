import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import styles from './price-breaks.module.css'

/** One step of a quantity break: from so many pieces on, each costs this much. */
export interface PriceBreak {
  readonly id: string
  readonly from: string
  readonly to: string | null
  readonly unitPrice: string
}

/** What one piece costs when more are bought, with the step marked that `quantity` reaches; nothing without breaks. */
export function PriceBreaks({ breaks, currency, quantity = null, title = 'Buy more, pay less' }: PriceBreaksProps) {
  if (breaks.length === 0) return null
  return (
    <table className={styles.breaks}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Price each</th>
        </tr>
      </thead>
      <tbody>
        {breaks.map((step) => (
          <tr key={step.id} aria-current={isReached(step, quantity) ? 'true' : undefined}>
            <th scope="row">{rangeText(step)}</th>
            <td>{formatMoney(step.unitPrice, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PriceBreaksProps {
  readonly breaks: readonly PriceBreak[]
  readonly currency: string
  /** The quantity that is about to be bought; null while it is none. */
  readonly quantity?: string | null
  readonly title?: string
}

function isReached({ from, to }: PriceBreak, quantity: string | null): boolean {
  const bought = parseDecimal(quantity)
  return bought !== null && bought.gte(from) && (to === null || bought.lte(to))
}

function rangeText({ from, to }: PriceBreak): string {
  if (from === to) return formatQuantity(from)
  return to === null ? `${formatQuantity(from)} or more` : `${formatQuantity(from)} – ${formatQuantity(to)}`
}
