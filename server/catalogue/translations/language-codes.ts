/**
 * Returns the codes of the languages whose texts a locale (BCP 47) shows, the best first, as the platform writes them:
 * `es-US` shows texts in `es_US`, and otherwise those in `es`.
 */
export function toLanguageCodes(locale: string): readonly string[] {
  const [language = '', ...rest] = locale.split('-')
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/i.test(part))
  return region === undefined
    ? [language.toLowerCase()]
    : [`${language.toLowerCase()}_${region.toUpperCase()}`, language.toLowerCase()]
}
