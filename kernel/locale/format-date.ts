import { currentLocale } from '@hydrant/messages/locale.ts'

/** The style of a date: `7/4/2026`, `Jul 4, 2026` or `July 4, 2026`. */
export type DateStyle = 'short' | 'medium' | 'long'

/**
 * Formats the date of an ISO timestamp, or returns an empty string when it is invalid. Always in UTC, so that server
 * and browser render the same.
 */
export function formatDate(timestamp: string, style: DateStyle = 'medium', locale = currentLocale()): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(date)
}

/**
 * Formats the days from one to another, or one day, with their weekdays: `Tue, Dec 1 – Thu, Dec 3`; for days that may not be
 * near, with the year. Takes ISO timestamps; an empty string when one is invalid.
 */
export function formatDays(first: string, last: string, { hasYear = false } = {}): string {
  const [from, to] = [new Date(first), new Date(last)]
  if (Number.isNaN(from.valueOf()) || Number.isNaN(to.valueOf())) return ''
  const format = new Intl.DateTimeFormat(currentLocale(), { ...WEEKDAY_AND_DAY, ...(hasYear && { year: 'numeric' }) })
  return from >= to ? format.format(to) : format.formatRange(from, to)
}

/**
 * Formats an ISO timestamp with date, time and time zone, `Jul 4, 2026, 2:05 PM UTC`; an empty string when it is
 * invalid.
 */
export function formatDateTime(timestamp: string, timeZone = 'UTC'): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(currentLocale(), { ...DATE_STYLES.medium, ...CLOCK, timeZone }).format(date)
}

/**
 * Formats the time of an ISO timestamp in UTC, or of a time of day (`14:05`), as `2:05 PM`; an empty string when it is
 * invalid. An offset of a time of day is ignored.
 */
export function formatTime(text: string, locale = currentLocale()): string {
  const date = new Date(text.includes('T') ? text : `2000-01-01T${text.replace(OFFSET, '')}Z`)
  return Number.isNaN(date.valueOf())
    ? ''
    : new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(date)
}

/** Whether an ISO timestamp ends with a UTC offset. */
export function hasUtcOffset(text: string): boolean {
  return OFFSET.test(text)
}

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i

const CLOCK = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

const WEEKDAY_AND_DAY = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
} as const satisfies Intl.DateTimeFormatOptions

const DATE_STYLES = {
  short: { year: 'numeric', month: 'numeric', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>
