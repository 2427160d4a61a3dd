/** The parts of a person's name. */
export interface PersonName {
  readonly firstName?: string | null | undefined
  readonly middleName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** In whose order a name is written: a locale such as `ja` or `hu-HU`, or the country that an address is in. */
export interface NameUse {
  readonly locale?: string
  readonly country?: string | null
}

/** The order of a name's parts. */
type NameFormat = readonly (keyof PersonName)[]

const FIRST_LAST: NameFormat = ['firstName', 'middleName', 'lastName']
const LAST_FIRST: NameFormat = ['lastName', 'firstName', 'middleName']
const LAST_MIDDLE_FIRST: NameFormat = ['lastName', 'middleName', 'firstName']

const FORMAT_BY_LANGUAGE: Readonly<Record<string, NameFormat>> = {
  vi: LAST_MIDDLE_FIRST,
  hu: LAST_FIRST,
  ja: LAST_FIRST,
  ko: LAST_FIRST,
  zh: LAST_FIRST,
}

/** Countries where the family name comes first. */
const LAST_NAME_FIRST: ReadonlySet<string> = new Set(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])

/** Names in these scripts are written without spaces. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u

/** A person's whole name in the order of the locale, or else of the country; an empty text when no part is known. */
export function formatPersonName(name: PersonName, { locale, country }: NameUse = {}): string {
  const parts = formatOf(locale, country).flatMap((part) => name[part]?.trim() || [])
  return parts.join(parts.every((part) => UNSPACED.test(part)) ? '' : ' ')
}

function formatOf(locale: string | undefined, country: string | null | undefined): NameFormat {
  const byLanguage = locale === undefined ? undefined : FORMAT_BY_LANGUAGE[locale.split('-')[0]?.toLowerCase() ?? '']
  if (byLanguage !== undefined) return byLanguage
  const code = country?.toUpperCase() ?? ''
  if (code === 'VN') return LAST_MIDDLE_FIRST
  return LAST_NAME_FIRST.has(code) ? LAST_FIRST : FIRST_LAST
}
