import { findCountry, findRegions } from '@hydrant/kernel/address/countries.ts'
import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'

/** A state or province of a delivery address. */
export interface Region {
  /** ISO 3166-2, such as `US-WA`; the code of the country alone where its addresses need no region. */
  readonly code: string
  readonly name: string
}

/** Lists the regions of a country by its two-letter code; the country itself where addresses need no region. */
export function listRegionsOrCountry(country: string): readonly Region[] {
  if (findCountry(country)?.requiresRegion !== true) return [{ code: country, name: getCountryName(country) }]
  return findRegions(country).map(({ code, name }) => ({ code: `${country}-${code}`, name }))
}
