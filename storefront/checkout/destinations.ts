import type { CheckoutView } from './checkout-view.ts'
import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'
import { listRegionsOrCountry } from './regions.ts'

/** Converts country codes to destinations with names and regions. */
export function toDestinations(countries: readonly string[]): CheckoutView['destinations'] {
  return countries.map((country) => ({
    country,
    name: getCountryName(country),
    regions: listRegionsOrCountry(country),
  }))
}
