/** Returns the name of a language in itself, such as `Español`; with its region where another one is of the same language. */
export function toLanguageName(locale: string, others: readonly string[]): string {
  const [code = ''] = locale.split('-')
  const isAmbiguous = others.some((other) => other !== locale && other.split('-')[0] === code)
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(isAmbiguous ? locale : code) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
