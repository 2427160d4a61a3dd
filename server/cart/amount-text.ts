import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { minorDigits, moneyText } from '@hydrant/kernel/money/rounding.ts'

/** A price of one piece on the wire: all minor digits of the currency, and more where the price has more, up to ten. */
export function unitPriceText(price: Decimal, currencyIsoCode: string): string {
  const exact = price.round(10)
  return exact.eq(price.round(minorDigits(currencyIsoCode))) ? moneyText(exact, currencyIsoCode) : toText(exact)
}
