import Big from 'big.js'
import type { Decimal } from './decimal.ts'
import { sum, ZERO } from './decimal.ts'

/**
 * How many digits after the point a currency is paid in (USD 2, JPY 0, KWD 3), by CLDR. Throws on a code that is no
 * currency.
 */
export function minorDigits(currencyIsoCode: string): number {
  const known = digitsByCurrency.get(currencyIsoCode)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency: currencyIsoCode }).resolvedOptions()
      .maximumFractionDigits ?? 2
  digitsByCurrency.set(currencyIsoCode, digits)
  return digits
}

const digitsByCurrency = new Map<string, number>()

/** An amount rounded to what can be paid in its currency; halves go away from zero, as on an invoice. */
export function roundMoney(amount: Decimal, currencyIsoCode: string): Decimal {
  return amount.round(minorDigits(currencyIsoCode), Big.roundHalfUp)
}

/** The wire form of an amount: rounded to its currency, with all its minor digits ("350.00"). */
export function moneyText(amount: Decimal, currencyIsoCode: string): string {
  return amount.toFixed(minorDigits(currencyIsoCode), Big.roundHalfUp)
}

/** Most digits after the point of the price of one piece. */
const UNIT_PRICE_DIGITS = 6

/**
 * The price of one piece, rounded to the six digits after the point that such prices may have; it is payable only as a
 * whole line.
 */
export function roundUnitPrice(price: Decimal): Decimal {
  return price.round(UNIT_PRICE_DIGITS, Big.roundHalfUp)
}

/**
 * The wire form of a price of one piece: all minor digits of its currency, and up to six digits where the price has
 * more ("0.045").
 */
export function unitPriceText(price: Decimal, currencyIsoCode: string): string {
  const rounded = roundUnitPrice(price)
  return roundMoney(rounded, currencyIsoCode).eq(rounded) ? moneyText(rounded, currencyIsoCode) : rounded.toFixed()
}

/**
 * Splits an amount into parts in proportion to weights, each payable in the currency, so that the parts add up to the
 * amount. The minor units left over by rounding down go to the largest remainders, earlier parts first. With no weight
 * at all everything goes to the first part; of no parts nothing is left. Weights are not negative.
 */
export function allocate(amount: Decimal, weights: readonly Decimal[], currencyIsoCode: string): Decimal[] {
  const digits = minorDigits(currencyIsoCode)
  const unit = new Big(10).pow(-digits)
  const total = sum(weights)
  if (weights.length === 0) return []
  if (total.eq(ZERO)) return weights.map((_, index) => (index === 0 ? amount : ZERO))
  const shares = weights.map((weight) => amount.times(weight).div(total))
  const parts = shares.map((share) => share.round(digits, Big.roundDown))
  let left = amount.minus(sum(parts)).div(unit).round(0, Big.roundHalfUp)
  const step = left.lt(ZERO) ? unit.times(-1) : unit
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share.minus(parts[index] ?? ZERO).abs() }))
    .toSorted((one, other) => other.remainder.cmp(one.remainder) || one.index - other.index)
  for (const { index } of byRemainder) {
    if (left.eq(ZERO)) break
    parts[index] = (parts[index] ?? ZERO).plus(step)
    left = left.minus(left.lt(ZERO) ? -1 : 1)
  }
  return parts
}
