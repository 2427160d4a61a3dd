import { currentLocale } from '@hydrant/messages/locale.ts'
import { type DateStyle, formatDate, formatTime, hasUtcOffset } from '@hydrant/kernel/locale/format-date.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/design/format.js'
import { useWarnOncePerMessage } from './use-warn-once-per-message.ts'

interface DateTextProps {
  /** ISO 8601: a date, or a date and time with its offset. */
  readonly value: string
  readonly dateStyle?: DateStyle
  readonly locale?: string
}

/** A date formatted for the locale; an invalid one renders nothing and logs a warning in the console. */
export function DateText({ value, dateStyle = 'medium', locale = currentLocale() }: DateTextProps) {
  const isDate = parseInstant(value) !== null
  useInvalidDateWarning(value, !isDate)
  return isDate ? <time dateTime={value}>{formatDate(value, dateStyle, locale)}</time> : null
}

/** A date and time formatted for the locale, in UTC. A value without an offset counts as UTC and logs a warning. */
export function UtcDateTimeText({ value, dateStyle = 'medium', locale = currentLocale() }: DateTextProps) {
  const isDate = parseInstant(value) !== null
  useInvalidDateWarning(value, !isDate)
  useWarnOncePerMessage(
    isDate && !hasUtcOffset(value) ? `The moment '${value}' does not say its offset from UTC.` : null,
  )
  if (!isDate) return null
  const moment = value.includes('T') && !hasUtcOffset(value) ? `${value}Z` : value
  return (
    <time dateTime={moment}>
      {messages.dateAndTime({ date: formatDate(moment, dateStyle, locale), time: formatTime(moment, locale) })}
    </time>
  )
}

/**
 * A time of day (`14:05`) formatted for the locale. An offset is ignored with a warning: without a date it cannot be
 * applied.
 */
export function TimeText({ value, locale = currentLocale() }: Omit<DateTextProps, 'dateStyle'>) {
  const text = /^\d{1,2}:\d{2}/.test(value) ? formatTime(value.replace(/^\d:/, '0$&'), locale) : ''
  useInvalidDateWarning(value, text === '')
  useWarnOncePerMessage(text !== '' && hasUtcOffset(value) ? `The offset of the time '${value}' is passed over.` : null)
  return text === '' ? null : <time dateTime={value}>{text}</time>
}

function useInvalidDateWarning(value: string, isUnparseable: boolean): void {
  useWarnOncePerMessage(isUnparseable ? `Unparseable date '${value}'` : null)
}
