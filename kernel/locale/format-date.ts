/** How a day is written: `7/4/2026`, `Jul 4, 2026` or `July 4, 2026`. */
export type DateStyle = 'short' | 'medium' | 'long'

/**
 * The day of an ISO moment as people read it, or an empty text when it is none. Pages agree on UTC, so that server and
 * browser write the same.
 */
export function formatDate(moment: string, style: DateStyle = 'medium', locale = 'en-US'): string {
  const date = new Date(moment)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(date)
}

/**
 * The moment of an ISO text as people read it, `Jul 4, 2026, 2:05 PM UTC`, on the clock of a time zone, which it names;
 * an empty text when it is none.
 */
export function formatMoment(moment: string, timeZone = 'UTC'): string {
  const date = new Date(moment)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat('en-US', { ...DATE_STYLES.medium, ...CLOCK, timeZone }).format(date)
}

/**
 * The time of an ISO text, of a moment in UTC or of a day (`14:05`), as people read it: `2:05 PM`; an empty text when
 * it is none. An offset of a time of day is passed over.
 */
export function formatTime(text: string, locale = 'en-US'): string {
  const date = new Date(text.includes('T') ? text : `2000-01-01T${text.replace(OFFSET, '')}Z`)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(date)
}

/** Whether an ISO text says how far its time is from UTC. */
export function hasOffset(text: string): boolean {
  return OFFSET.test(text)
}

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i

const CLOCK = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

const DATE_STYLES = {
  short: { year: 'numeric', month: 'numeric', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>
