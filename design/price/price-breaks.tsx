import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import styles from './price-breaks.module.css'

/** One step of a quantity break: from so many pieces on, each costs this much. */
export interface PriceBreak {
  readonly id: string
  readonly from: string
  readonly to: string | null
  readonly unitPrice: string
}

/** What one piece costs when more are bought; nothing without breaks. */
export function PriceBreaks({ breaks, currency, title = 'Buy more, pay less' }: PriceBreaksProps) {
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
          <tr key={step.id}>
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
  readonly title?: string
}

function rangeText({ from, to }: PriceBreak): string {
  return to === null ? `${formatQuantity(from)} or more` : `${formatQuantity(from)} – ${formatQuantity(to)}`
}
