import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'

/** A destination of a delivery; `state` is null when the country has none or it is not known. */
export interface Destination {
  /** Two capital letters. */
  readonly country: string
  readonly state: string | null
}

/** Whether prices include tax (Gross) or it is added to them (Net). */
export type TaxLocaleType = 'Gross' | 'Net'

/** One rate of a tax treatment. */
export interface TaxRate {
  readonly treatment: string
  readonly name: string
  readonly description: string | null
  readonly country: string
  /** Null: the whole country. */
  readonly state: string | null
  readonly ratePercent: Decimal
  readonly priority: number
}

/** How a store taxes: always in one way, or as each country does. */
export type TaxType = TaxLocaleType | 'Automatic'

/**
 * Returns whether prices include tax at a destination: as the store decides, or else as the country does; without a
 * setting of the country (null) the tax is added.
 */
export function resolveTaxLocaleType(taxType: TaxType, countryLocaleType: TaxLocaleType | null): TaxLocaleType {
  return taxType === 'Automatic' ? (countryLocaleType ?? 'Net') : taxType
}

/**
 * Sums the rates of each tax treatment: those of a country and a state add up. A treatment without a rate is not taxed
 * and is missing.
 */
export function sumRatesByTreatment(rates: readonly TaxRate[]): Map<string, Decimal> {
  const byTreatment = Map.groupBy(rates, (rate) => rate.treatment)
  return new Map(
    [...byTreatment].map(([treatment, treatmentRates]) => [
      treatment,
      sum(treatmentRates.map((rate) => rate.ratePercent)),
    ]),
  )
}

/**
 * Calculates the tax of an amount, rounded once: on top of the amount, or the part of it that is tax where it is
 * included.
 */
export function calculateTax(
  amount: Decimal,
  taxation: { readonly ratePercent: Decimal; readonly isIncluded: boolean; readonly currencyIsoCode: string },
): Decimal {
  const { ratePercent, isIncluded, currencyIsoCode } = taxation
  return roundMoney(amount.times(ratePercent).div(isIncluded ? ratePercent.plus(100) : 100), currencyIsoCode)
}
