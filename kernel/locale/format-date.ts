/** How a day is written: `7/4/2026`, `Jul 4, 2026` or `July 4, 2026`. */
export type DateStyle = 'short' | 'medium' | 'long'

/** The day of an ISO moment as people read it, or an empty text when it is none. Pages agree on UTC, so that server and browser write the same. */
export function formatDate(moment: string, style: DateStyle = 'medium', locale = 'en-US'): string {
  const date = new Date(moment)
  return Number.isNaN(date.valueOf()) ? '' : new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(date)
}

/** The moment of an ISO text as people read it, `Jul 4, 2026, 2:05 PM UTC`, or an empty text when it is none. */
export function formatMoment(moment: string, locale = 'en-US'): string {
  const date = new Date(moment)
  if (Number.isNaN(date.valueOf())) return ''
  return `${formatDate(moment, 'medium', locale)}, ${new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(date)} UTC`
}

const DATE_STYLES = {
  short: { year: 'numeric', month: 'numeric', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>
