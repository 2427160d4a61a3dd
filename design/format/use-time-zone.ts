import { currentLocale } from '@hydrant/messages/locale.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * The user's time zone, such as `America/New_York`; UTC on the server and during hydration, so that both render the
 * same.
 */
export function useTimeZone(): string {
  return useIsHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
}

/** Formats a time zone's general name, such as `Eastern Time`, or `UTC`. */
export function formatTimeZoneName(timeZone: string): string {
  const formatPart = (timeZoneName: 'short' | 'longGeneric') =>
    new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const shortName = formatPart('short')
  return shortName === 'UTC' ? shortName : formatPart('longGeneric')
}
