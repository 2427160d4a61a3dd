import { findCountry, regionsOf } from '@hydrant/kernel/address/countries.ts'
import { countryName } from './country-name.ts'

/** A place that a delivery address can be in. */
export interface Region {
  /** ISO 3166-2, such as `US-WA`; the code of the country alone where its addresses need no region. */
  readonly code: string
  readonly name: string
}

/** What can be chosen as the state or province of an address in a country, a two-letter code. */
export function choosableRegions(country: string): readonly Region[] {
  if (findCountry(country)?.requiresRegion !== true) return [{ code: country, name: countryName(country) }]
  return regionsOf(country).map(({ code, name }) => ({ code: `${country}-${code}`, name }))
}
