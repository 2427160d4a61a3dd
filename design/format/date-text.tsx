import { type DateStyle, formatDate, formatTime, hasOffset } from '@hydrant/kernel/locale/format-date.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { useWarning } from './use-warning.ts'

interface DateTextProps {
  /** ISO 8601: a day, or a moment with its offset. */
  readonly value: string
  readonly dateStyle?: DateStyle
  readonly locale?: string
}

/** A day as people read it; nothing, and a warning in the console, for a text that is none. */
export function DateText({ value, dateStyle = 'medium', locale = 'en-US' }: DateTextProps) {
  const isDate = parseInstant(value) !== null
  useWarning(isDate ? null : unparseable(value))
  return isDate ? <time dateTime={value}>{formatDate(value, dateStyle, locale)}</time> : null
}

/** A moment as people read it, in UTC. A text that does not say its offset is warned of, and taken for UTC. */
export function DateTimeText({ value, dateStyle = 'medium', locale = 'en-US' }: DateTextProps) {
  const isDate = parseInstant(value) !== null
  useWarning(warningOfMoment(value, isDate))
  if (!isDate) return null
  const moment = value.includes('T') && !hasOffset(value) ? `${value}Z` : value
  return (
    <time dateTime={moment}>
      {formatDate(moment, dateStyle, locale)}, {formatTime(moment, locale)}
    </time>
  )
}

/**
 * A time of day (`14:05`) as people read it. An offset is passed over, and warned of: a time without a day has no other
 * place.
 */
export function TimeText({ value, locale = 'en-US' }: Omit<DateTextProps, 'dateStyle'>) {
  const text = /^\d{1,2}:\d{2}/.test(value) ? formatTime(value.replace(/^\d:/, '0$&'), locale) : ''
  useWarning(warningOfTime(value, text))
  return text === '' ? null : <time dateTime={value}>{text}</time>
}

function warningOfMoment(value: string, isDate: boolean): string | null {
  if (!isDate) return unparseable(value)
  return hasOffset(value) ? null : `The moment '${value}' does not say its offset from UTC.`
}

function warningOfTime(value: string, text: string): string | null {
  if (text === '') return unparseable(value)
  return hasOffset(value) ? `The offset of the time '${value}' is passed over.` : null
}

function unparseable(value: string): string {
  return `Unparseable date '${value}'`
}
