import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'

/** How a line is taxed. */
export interface Taxed {
  readonly ratePercent: Decimal
  /** Whether the price contains the tax. */
  readonly isTaxIncluded: boolean
}

const INCLUDED = ' included'

/** A text for a way of being taxed, such as '7.25' or '19 included'. */
export function taxKeyOf({ ratePercent, isTaxIncluded }: Taxed): string {
  return isTaxIncluded ? toText(ratePercent) + INCLUDED : toText(ratePercent)
}

/** The way of being taxed that `taxKeyOf` made a text of. */
export function taxedBy(key: string): Taxed {
  const isTaxIncluded = key.endsWith(INCLUDED)
  return { ratePercent: decimal(isTaxIncluded ? key.slice(0, -INCLUDED.length) : key), isTaxIncluded }
}
