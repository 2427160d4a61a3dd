import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'

/** Tax rate of a line, and whether its price includes the tax. */
export interface TaxedBase {
  readonly ratePercent: Decimal
  /** Whether the price includes the tax. */
  readonly isTaxIncluded: boolean
}

const INCLUDED_SUFFIX = ' included'

/** Creates the text by which amounts with the same tax are grouped, such as '7.25' or '19 included'. */
export function toTaxKey({ ratePercent, isTaxIncluded }: TaxedBase): string {
  return isTaxIncluded ? toText(ratePercent) + INCLUDED_SUFFIX : toText(ratePercent)
}

/** Parses a key made by `toTaxKey`. */
export function parseTaxKey(key: string): TaxedBase {
  const isTaxIncluded = key.endsWith(INCLUDED_SUFFIX)
  return { ratePercent: decimal(isTaxIncluded ? key.slice(0, -INCLUDED_SUFFIX.length) : key), isTaxIncluded }
}
