import { formatMoney, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { isGreaterAmount } from '@hydrant/kernel/money/compare.ts'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './price.module.css'

/** A price to be shown. Amounts are decimal strings as the server sent them; null where there is none. */
export interface PriceProps {
  readonly negotiated: string | null
  readonly original?: string | null
  readonly currency: string
  readonly showNegotiated?: boolean
  readonly showOriginal?: boolean
  /** What the price is for, such as `each`. */
  readonly unit?: string | null
  /** Said after the price when tax is part of it. */
  readonly taxText?: string | undefined
  readonly size?: 's' | 'm' | 'l'
  readonly layout?: 'horizontal' | 'vertical'
  readonly labels?: Partial<PriceLabels>
}

/** The words around a price. */
export interface PriceLabels {
  readonly negotiated: string
  readonly original: string
  readonly unavailable: string
}

const LABELS: PriceLabels = { negotiated: 'Your price', original: 'Original price', unavailable: 'Price Unavailable' }

/** What a buyer pays, with the price before any agreement struck through when that was higher. */
export function Price({ negotiated, original = null, currency, showNegotiated = true, showOriginal = true, ...rest }: PriceProps) {
  const { unit, taxText, size = 'm', layout = 'horizontal' } = rest
  const labels = { ...LABELS, ...rest.labels }
  if (!showNegotiated || negotiated === null || !isDecimalText(negotiated)) return <span className={styles.unavailable}>{labels.unavailable}</span>
  const isReduced = showOriginal && isGreaterAmount(original, negotiated)
  return (
    <span className={classNames(styles.price, styles[size], styles[layout])}>
      <span className={classNames(styles.negotiated, isReduced && styles.reduced)}>
        {isReduced && <VisuallyHidden>{labels.negotiated} </VisuallyHidden>}
        {formatMoney(negotiated, currency)}
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
      {isReduced && original !== null && (
        <span className={styles.original}>
          <VisuallyHidden>{labels.original} </VisuallyHidden>
          <s>{formatMoney(original, currency)}</s>
        </span>
      )}
      {taxText && <span className={styles.unit}>{taxText}</span>}
    </span>
  )
}
