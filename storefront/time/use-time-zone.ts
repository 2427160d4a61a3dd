import { useIsHydrated } from '../session/use-is-hydrated.ts'

/**
 * The time zone of whoever looks, such as `America/New_York`: UTC on the server and while its page is taken over, so
 * that both show the same.
 */
export function useTimeZone(): string {
  return useIsHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
}

/** What people call a time zone all year, such as `Eastern Time`; `UTC` for that one. */
export function zoneName(timeZone: string): string {
  const named = (timeZoneName: 'short' | 'longGeneric') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const short = named('short')
  return short === 'UTC' ? short : named('longGeneric')
}
