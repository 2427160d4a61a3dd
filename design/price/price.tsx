import { formatMoney, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { isGreaterNonNegativeAmount } from '@hydrant/kernel/money/compare.ts'
import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/price.js'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './price.module.css'

/** The props of a price. Amounts and rates are decimal strings as the server sent them; null where there is none. */
export interface PriceProps extends TaxIndication {
  readonly negotiated: string | null
  readonly original?: string | null
  readonly currency: string
  readonly showNegotiated?: boolean
  readonly showOriginal?: boolean
  /** What the price is for, such as `each`. */
  readonly unit?: string | null
  readonly size?: 's' | 'm' | 'l'
  readonly layout?: 'horizontal' | 'vertical'
  readonly labels?: Partial<PriceLabels>
}

/** What decides whether a price is marked as including tax. */
export interface TaxIndication {
  readonly showTaxIndication?: boolean
  /** How the shop states its prices: with tax (`Gross`), without (`Net`), or by country (`Automatic`). */
  readonly taxLocaleType?: string | null
  /** In percent. */
  readonly taxRate?: string | null
}

/**
 * The texts around a price. The labels of the two amounts are visible when they are given; otherwise only screen
 * readers read default ones, if there are two amounts.
 */
export interface PriceLabels {
  readonly negotiated: string
  readonly original: string
  readonly unavailable: string
  readonly taxIncluded: string
}

/** The price for the buyer, with the original price struck through when that was higher. */
export function Price({
  negotiated,
  original = null,
  currency,
  showNegotiated = true,
  showOriginal = true,
  ...rest
}: PriceProps) {
  const { unit, size = 'm', layout = 'horizontal', labels = {} } = rest
  if (!showNegotiated || negotiated === null || !isDecimalText(negotiated))
    return <span className={styles.unavailable}>{labels.unavailable ?? messages.priceUnavailable()}</span>
  const isReduced = showOriginal && isGreaterNonNegativeAmount(original, negotiated)
  return (
    <span className={classNames(styles.price, styles[size], styles[layout])}>
      <span className={styles.amount}>
        <AmountLabel text={labels.negotiated} spoken={isReduced ? messages.yourPrice() : null} />
        <span className={classNames(styles.negotiated, isReduced && styles.reduced)}>
          {formatMoney(negotiated, currency)}
        </span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {isReduced && original !== null && (
        <span className={styles.original}>
          <AmountLabel text={labels.original} spoken={messages.originalPrice()} />
          <s>{formatMoney(original, currency)}</s>
        </span>
      )}
      {shouldShowTaxIncluded(rest) && (
        <span className={styles.unit}>{labels.taxIncluded ?? messages.taxIncluded()}</span>
      )}
    </span>
  )
}

function AmountLabel({
  text,
  spoken: screenReaderText,
}: {
  readonly text: string | undefined
  readonly spoken: string | null
}) {
  if (text) return <span className={styles.unit}>{text} </span>
  return screenReaderText === null ? null : <VisuallyHidden>{screenReaderText} </VisuallyHidden>
}

function shouldShowTaxIncluded({ showTaxIndication = false, taxLocaleType, taxRate }: TaxIndication): boolean {
  const isPartOfPrice = taxLocaleType === 'Gross' || taxLocaleType === 'Automatic'
  return showTaxIndication && isPartOfPrice && parseDecimal(taxRate)?.eq(0) !== true
}
