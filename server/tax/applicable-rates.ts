import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'

/** Where goods go; `state` null when the country has none or it is not known. */
export interface Destination {
  /** Two capital letters. */
  readonly country: string
  readonly state: string | null
}

/** One rate of a tax treatment. */
export interface Rate {
  readonly treatment: string
  readonly name: string
  readonly country: string
  /** Null: the whole country. */
  readonly state: string | null
  readonly ratePercent: Decimal
}

/** The percentages of treatments: a country's and a state's rates add up. A treatment without a rate there is not taxed and is missing. */
export function totalRates(rates: readonly Rate[]): Map<string, Decimal> {
  const byTreatment = Map.groupBy(rates, (rate) => rate.treatment)
  return new Map([...byTreatment].map(([treatment, ofTreatment]) => [treatment, sum(ofTreatment.map((rate) => rate.ratePercent))]))
}
