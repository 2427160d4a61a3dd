import { formatAddress as formatLines } from 'localized-address-format'
import { getCityAndPostalCodeUse } from '../address/address-parts.ts'

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
 * Formats an address as the lines that are written on a parcel in its country, without the country itself. The street
 * may have several lines. An address in Latin letters uses the country's order for them. City and postal code are
 * included even where addresses have none.
 */
export function formatAddressLines(address: PostalAddress): string[] {
  const country = trimOrEmpty(address.country).toUpperCase() || 'ZZ'
  const street = trimOrEmpty(address.street)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [city, region, postalCode] = [
    trimOrEmpty(address.city),
    trimOrEmpty(address.region),
    trimOrEmpty(address.postalCode),
  ]
  const isLatin = !LETTER.test([...street, city, region].join('').replaceAll(LATIN, ''))
  const formatWithAddressLines = (addressLines: string[]): string[] =>
    joinSplitLines(
      formatLines(
        {
          postalCountry: country,
          name: trimOrEmpty(address.name),
          organization: trimOrEmpty(address.companyName),
          addressLines,
          locality: city,
          administrativeArea: region,
          postalCode,
        },
        isLatin ? 'latin' : 'local',
      ),
    )
  const unsupportedValues = findUnsupportedParts(country, isLatin ? 'latin' : 'local')
    .map((part) => ({ city, postalCode })[part])
    .filter((part) => part !== '')
  // From small to large in Latin scripts, from large to small in East Asian ones.
  return formatWithAddressLines(isLatin ? [...street, ...unsupportedValues] : [...unsupportedValues, ...street])
}

/**
 * After a street of several lines the library starts a new line with separators that belong to the previous one; this
 * joins them.
 */
function joinSplitLines(lines: readonly string[]): string[] {
  return lines.reduce<string[]>(
    (joined, line) =>
      /^[\s,-]/.test(line) && joined.length > 0
        ? [...joined.slice(0, -1), (joined.at(-1) ?? '') + line]
        : [...joined, line],
    [],
  )
}

/** The parts that addresses of a country do not have. */
function findUnsupportedParts(postalCountry: string, script: 'latin' | 'local'): Array<'city' | 'postalCode'> {
  const { hasCity, hasPostalCode } = getCityAndPostalCodeUse(postalCountry, script)
  return [...(hasCity ? [] : (['city'] as const)), ...(hasPostalCode ? [] : (['postalCode'] as const))]
}

function trimOrEmpty(part: string | null | undefined): string {
  return part?.trim() ?? ''
}
