import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'

/** Where goods go; `state` null when the country has none or it is not known. */
export interface Destination {
  /** Two capital letters. */
  readonly country: string
  readonly state: string | null
}

/** Whether prices contain the tax (Gross) or it is added to them (Net). */
export type TaxLocale = 'Gross' | 'Net'

/** One rate of a tax treatment. */
export interface Rate {
  readonly treatment: string
  readonly name: string
  readonly description: string | null
  readonly country: string
  /** Null: the whole country. */
  readonly state: string | null
  readonly ratePercent: Decimal
  readonly priority: number
}

/** How a store taxes: always one way, or as each country does it. */
export type TaxType = TaxLocale | 'Automatic'

/**
 * Whether prices contain the tax at a place; `ofCountry` is null for a country of which nothing is said: there it is
 * added.
 */
export function taxLocaleOf(taxType: TaxType, ofCountry: TaxLocale | null): TaxLocale {
  return taxType === 'Automatic' ? (ofCountry ?? 'Net') : taxType
}

/**
 * The percentages of treatments: a country's and a state's rates add up. A treatment without a rate there is not taxed
 * and is missing.
 */
export function totalRates(rates: readonly Rate[]): Map<string, Decimal> {
  const byTreatment = Map.groupBy(rates, (rate) => rate.treatment)
  return new Map(
    [...byTreatment].map(([treatment, ofTreatment]) => [treatment, sum(ofTreatment.map((rate) => rate.ratePercent))]),
  )
}

/** The tax of an amount, rounded once: on top of it, or, where the amount contains it, the part of it that is tax. */
export function taxOf(
  amount: Decimal,
  taxed: { readonly ratePercent: Decimal; readonly isIncluded: boolean; readonly currencyIsoCode: string },
): Decimal {
  const { ratePercent, isIncluded, currencyIsoCode } = taxed
  return roundMoney(amount.times(ratePercent).div(isIncluded ? ratePercent.plus(100) : 100), currencyIsoCode)
}
