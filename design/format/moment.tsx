import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import { useTimeZone } from './use-time-zone.ts'

/**
 * Shows a time (ISO) in the user's time zone with its name; without scripts in UTC. Renders nothing for an invalid
 * time.
 */
export function Moment({ of }: { readonly of: string }) {
  const text = formatDateTime(of, useTimeZone())
  return text === '' ? null : <time dateTime={of}>{text}</time>
}
