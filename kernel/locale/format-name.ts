/** The parts of a person's name. */
export interface PersonName {
  readonly firstName?: string | null | undefined
  readonly middleName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** What decides the order of a name: a locale such as `ja` or `hu-HU`, or the country of an address. */
export interface NameContext {
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

/**
 * Formats a person's full name in the order of the locale, or else of the country; an empty string when all parts are
 * missing.
 */
export function formatPersonName(name: PersonName, { locale, country }: NameContext = {}): string {
  const parts = getNameFormat(locale, country).flatMap((part) => name[part]?.trim() || [])
  return parts.join(parts.every((part) => UNSPACED.test(part)) ? '' : ' ')
}

function getNameFormat(locale: string | undefined, country: string | null | undefined): NameFormat {
  const byLanguage = locale === undefined ? undefined : FORMAT_BY_LANGUAGE[locale.split('-')[0]?.toLowerCase() ?? '']
  if (byLanguage !== undefined) return byLanguage
  const code = country?.toUpperCase() ?? ''
  if (code === 'VN') return LAST_MIDDLE_FIRST
  return LAST_NAME_FIRST.has(code) ? LAST_FIRST : FIRST_LAST
}
