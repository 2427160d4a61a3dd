import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { iso31661, iso31662 } from 'iso-3166'
import { getCityAndPostalCodeUse } from './address-parts.ts'

/** A state, province or other region of a country that is part of its addresses. */
export interface Region {
  /** The part of its ISO 3166-2 code after the country, such as `WA`. */
  readonly code: string
  readonly name: string
}

/** A country with the rules of its addresses. */
export interface Country {
  /** Two capital letters: ISO 3166-1. */
  readonly code: string
  /** In English. */
  readonly name: string
  readonly hasCity: boolean
  readonly hasPostalCode: boolean
  /** Whether an address there is incomplete without a region. */
  readonly requiresRegion: boolean
}

/** Countries that require the state, province or prefecture in every address. */
const REGION_REQUIRED: ReadonlySet<string> = new Set(
  'AE AU BR CA CN CO CR ES ID IN IQ IT JP KR MX NI PG RU SO SV TW US VE'.split(' '),
)

/** Military mail regions of the United States, which ISO 3166-2 does not list. */
const MILITARY_POST: readonly Region[] = [
  { code: 'AA', name: 'Armed Forces Americas' },
  { code: 'AE', name: 'Armed Forces Europe' },
  { code: 'AP', name: 'Armed Forces Pacific' },
]

const countryNames = new Intl.DisplayNames(DEFAULT_LOCALE, { type: 'region' })
const compareNames = new Intl.Collator(DEFAULT_LOCALE).compare

const countries: ReadonlyMap<string, Country> = new Map(
  iso31661
    .map(({ alpha2, name }) => ({
      code: alpha2,
      name: countryNames.of(alpha2) ?? name,
      ...getCityAndPostalCodeUse(alpha2),
      requiresRegion: REGION_REQUIRED.has(alpha2),
    }))
    .toSorted((left, right) => compareNames(left.name, right.name))
    .map((country) => [country.code, country]),
)

const regions: ReadonlyMap<string, readonly Region[]> = new Map(
  [...Map.groupBy(iso31662, ({ code }) => code.slice(0, 2))].map(([country, countryRegions]) => {
    const listedRegions = countryRegions.map(({ code, name }) => ({ code: code.slice(3), name }))
    return [
      country,
      [...listedRegions, ...(country === 'US' ? MILITARY_POST : [])].toSorted((left, right) =>
        compareNames(left.name, right.name),
      ),
    ]
  }),
)

/** Lists all countries, by their English names. */
export function listCountries(): readonly Country[] {
  return [...countries.values()]
}

/** Finds the country of a two-letter code in upper or lower case; null when there is none. */
export function findCountry(code: string): Country | null {
  return countries.get(code.trim().toUpperCase()) ?? null
}

/** Lists the regions of a country, by name; empty for a country without any. `countryCode` has two capital letters. */
export function findRegions(countryCode: string): readonly Region[] {
  return regions.get(countryCode) ?? []
}

/**
 * Finds a region by its code, with or without that of the country, or by its name; null when there is none. Case and
 * accents do not matter.
 */
export function findRegion(countryCode: string, text: string): Region | null {
  const countryRegions = findRegions(countryCode)
  const code = text.trim().toUpperCase()
  const regionByCode = countryRegions.find((region) => region.code === code || `${countryCode}-${region.code}` === code)
  if (regionByCode !== undefined) return regionByCode
  const [regionByName, ...others] = countryRegions.filter(({ name }) => toRegionNameKey(name) === toRegionNameKey(text))
  return regionByName !== undefined && others.length === 0 ? regionByName : null
}

function toRegionNameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}]/gu, '')
    .toLowerCase()
}
