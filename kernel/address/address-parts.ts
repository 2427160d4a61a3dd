import { formatAddress } from 'localized-address-format'

const CITY = '\u0001'
const POSTAL_CODE = '\u0002'

/**
 * Returns whether addresses of a country, a two-letter code, contain a city and a postal code; in Latin letters by
 * default.
 */
export function getCityAndPostalCodeUse(
  country: string,
  script: 'latin' | 'local' = 'latin',
): { readonly hasCity: boolean; readonly hasPostalCode: boolean } {
  const formatted = formatAddress({ postalCountry: country, locality: CITY, postalCode: POSTAL_CODE }, script).join('')
  return { hasCity: formatted.includes(CITY), hasPostalCode: formatted.includes(POSTAL_CODE) }
}
