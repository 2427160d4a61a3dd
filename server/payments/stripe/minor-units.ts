import { decimal, type Decimal } from '@hydrant/kernel/money/decimal.ts'
import { GatewayConfigurationError } from '../payment-gateway.ts'

/** The currencies whose amounts Stripe takes in whole units. */
const ZERO_DECIMAL_CURRENCIES: ReadonlySet<string> = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
])

/** The currencies whose amounts Stripe takes in thousandths, of which the last digit must be zero. */
const THREE_DECIMAL_CURRENCIES: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Stripe takes them in hundredths, of which only whole units are charged. */
const WHOLE_UNITS_IN_HUNDREDTHS: ReadonlySet<string> = new Set(['ISK'])

/** Stripe's documentation names these both among the currencies in whole units and among those in hundredths. */
const AMBIGUOUS_CURRENCIES: ReadonlySet<string> = new Set(['UGX'])

/**
 * Converts an amount to the integer that Stripe's API takes for its currency. Throws a `GatewayConfigurationError` when
 * the amount cannot be written exactly in the currency's units: it is never rounded.
 */
export function toMinorUnits(amount: Decimal, currencyIsoCode: string): number {
  if (AMBIGUOUS_CURRENCIES.has(currencyIsoCode))
    throw new GatewayConfigurationError(`Payments in ${currencyIsoCode} cannot be taken with Stripe.`)
  const units = amount.times(decimal(10).pow(getDigits(currencyIsoCode)))
  const step = getSmallestStep(currencyIsoCode)
  if (!units.mod(step).eq(0) || units.lt(0) || units.gt(Number.MAX_SAFE_INTEGER))
    throw new GatewayConfigurationError(`Stripe cannot charge ${amount.toFixed()} ${currencyIsoCode} exactly.`)
  return Number(units.toFixed(0))
}

function getDigits(currencyIsoCode: string): number {
  if (ZERO_DECIMAL_CURRENCIES.has(currencyIsoCode)) return 0
  return THREE_DECIMAL_CURRENCIES.has(currencyIsoCode) ? 3 : 2
}

function getSmallestStep(currencyIsoCode: string): number {
  if (WHOLE_UNITS_IN_HUNDREDTHS.has(currencyIsoCode)) return 100
  return THREE_DECIMAL_CURRENCIES.has(currencyIsoCode) ? 10 : 1
}
