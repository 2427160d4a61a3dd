import { formatAddress as formatLines } from 'localized-address-format'
import { addressPartsOf } from '../address/address-parts.ts'

/** An address; country and region are codes where there are some. */
export interface PostalAddress {
  readonly name?: string | null | undefined
  readonly companyName?: string | null | undefined
  readonly street?: string | null | undefined
  readonly city?: string | null | undefined
  readonly region?: string | null | undefined
  readonly postalCode?: string | null | undefined
  /** Two letters. */
  readonly country?: string | null | undefined
}

const LETTER = /\p{Letter}/u
const LATIN = /\p{Script=Latin}/gu

/**
 * The lines of an address as they are written on a parcel in its country, without the country itself. A street may have
 * several lines. An address in Latin letters is ordered as its country orders those. What was given as city or postal
 * code stays, even where addresses have none.
 */
export function formatAddress(address: PostalAddress): string[] {
  const country = clean(address.country).toUpperCase() || 'ZZ'
  const street = clean(address.street)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [city, region, postalCode] = [clean(address.city), clean(address.region), clean(address.postalCode)]
  const isLatin = !LETTER.test([...street, city, region].join('').replaceAll(LATIN, ''))
  const linesWith = (addressLines: string[]): string[] =>
    joinSplitLines(
      formatLines(
        {
          postalCountry: country,
          name: clean(address.name),
          organization: clean(address.companyName),
          addressLines,
          locality: city,
          administrativeArea: region,
          postalCode,
        },
        isLatin ? 'latin' : 'local',
      ),
    )
  const lost = lostParts(country, isLatin ? 'latin' : 'local')
    .map((part) => ({ city, postalCode })[part])
    .filter((part) => part !== '')
  // From the small to the large in Latin letters, from the large to the small in East Asian ones.
  return linesWith(isLatin ? [...street, ...lost] : [...lost, ...street])
}

/** Behind a street of several lines the library begins a new one with what should end the last. */
function joinSplitLines(lines: readonly string[]): string[] {
  return lines.reduce<string[]>(
    (joined, line) =>
      /^[\s,-]/.test(line) && joined.length > 0
        ? [...joined.slice(0, -1), (joined.at(-1) ?? '') + line]
        : [...joined, line],
    [],
  )
}

/** What the addresses of a country have no place for. */
function lostParts(postalCountry: string, script: 'latin' | 'local'): Array<'city' | 'postalCode'> {
  const { hasCity, hasPostalCode } = addressPartsOf(postalCountry, script)
  return [...(hasCity ? [] : (['city'] as const)), ...(hasPostalCode ? [] : (['postalCode'] as const))]
}

function clean(part: string | null | undefined): string {
  return part?.trim() ?? ''
}
