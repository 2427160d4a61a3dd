import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { moneyText, roundMoney } from '@hydrant/kernel/money/rounding.ts'

/** A price for the wire: with all minor digits of its currency, and more where the price has more ("0.0125"). */
export function priceText(price: Decimal, currencyIsoCode: string): string {
  return roundMoney(price, currencyIsoCode).eq(price) ? moneyText(price, currencyIsoCode) : toText(price)
}
