/** How a day is written: `7/4/2026`, `Jul 4, 2026` or `July 4, 2026`. */
export type DateStyle = 'short' | 'medium' | 'long'

/** The day of an ISO moment as people read it, or an empty text when it is none. Pages agree on UTC, so that server and browser write the same. */
export function formatDate(moment: string, style: DateStyle = 'medium', locale = 'en-US'): string {
  const date = new Date(moment)
  return Number.isNaN(date.valueOf()) ? '' : new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(date)
}

const DATE_STYLES = {
  short: { year: 'numeric', month: 'numeric', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>
