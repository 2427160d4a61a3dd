import type { CheckoutView } from './checkout-view.ts'
import { countryName } from './country-name.ts'
import { choosableRegions } from './regions.ts'

/** Countries by their codes, with their names and regions, to choose from. */
export function destinationsIn(countries: readonly string[]): CheckoutView['destinations'] {
  return countries.map((country) => ({ country, name: countryName(country), regions: choosableRegions(country) }))
}
