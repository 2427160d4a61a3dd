import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import Big from 'big.js'
import type { Decimal } from './decimal.ts'
import { sum, ZERO } from './decimal.ts'

/**
 * Returns how many decimal places a currency has (USD 2, JPY 0, KWD 3), by CLDR. Throws on an unknown currency code.
 */
export function getDecimalPlaces(currencyIsoCode: string): number {
  const cachedDigits = digitsByCurrency.get(currencyIsoCode)
  if (cachedDigits !== undefined) return cachedDigits
  const digits =
    new Intl.NumberFormat(DEFAULT_LOCALE, { style: 'currency', currency: currencyIsoCode }).resolvedOptions()
      .maximumFractionDigits ?? 2
  digitsByCurrency.set(currencyIsoCode, digits)
  return digits
}

const digitsByCurrency = new Map<string, number>()

/** Rounds an amount to the decimal places of its currency; halves round away from zero, as on an invoice. */
export function roundMoney(amount: Decimal, currencyIsoCode: string): Decimal {
  return amount.round(getDecimalPlaces(currencyIsoCode), Big.roundHalfUp)
}

/** Returns the wire form of an amount: rounded to its currency, with all its decimal places ("350.00"). */
export function toMoneyText(amount: Decimal, currencyIsoCode: string): string {
  return amount.toFixed(getDecimalPlaces(currencyIsoCode), Big.roundHalfUp)
}

/** The maximum number of decimal places of a unit price. */
const UNIT_PRICE_DIGITS = 6

/** Rounds a unit price to six decimal places; only the total of a line is rounded to the currency. */
export function roundUnitPrice(price: Decimal): Decimal {
  return price.round(UNIT_PRICE_DIGITS, Big.roundHalfUp)
}

/**
 * Returns the wire form of a unit price: all decimal places of its currency, and up to six where the price has more
 * ("0.045").
 */
export function toUnitPriceText(price: Decimal, currencyIsoCode: string): string {
  const roundedPrice = roundUnitPrice(price)
  return roundMoney(roundedPrice, currencyIsoCode).eq(roundedPrice)
    ? toMoneyText(roundedPrice, currencyIsoCode)
    : roundedPrice.toFixed()
}

/**
 * Splits an amount into parts in proportion to weights, each rounded to the currency, so that the parts add up to the
 * amount. The minor units left over by rounding down go to the largest remainders, earlier parts first. If all weights
 * are zero, everything goes to the first part; without weights the result is empty. Weights are not negative.
 */
export function allocateProportionally(
  amount: Decimal,
  weights: readonly Decimal[],
  currencyIsoCode: string,
): Decimal[] {
  const digits = getDecimalPlaces(currencyIsoCode)
  const unit = new Big(10).pow(-digits)
  const total = sum(weights)
  if (weights.length === 0) return []
  if (total.eq(ZERO)) return weights.map((_, index) => (index === 0 ? amount : ZERO))
  const shares = weights.map((weight) => amount.times(weight).div(total))
  const parts = shares.map((share) => share.round(digits, Big.roundDown))
  let leftoverUnits = amount.minus(sum(parts)).div(unit).round(0, Big.roundHalfUp)
  const step = leftoverUnits.lt(ZERO) ? unit.times(-1) : unit
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share.minus(parts[index] ?? ZERO).abs() }))
    .toSorted((first, second) => second.remainder.cmp(first.remainder) || first.index - second.index)
  for (const { index } of byRemainder) {
    if (leftoverUnits.eq(ZERO)) break
    parts[index] = (parts[index] ?? ZERO).plus(step)
    leftoverUnits = leftoverUnits.minus(leftoverUnits.lt(ZERO) ? -1 : 1)
  }
  return parts
}
