/** How many years ahead a page can be scheduled. */
export const MAX_YEARS_AHEAD = 5

/** Returns the latest time for which a page can be scheduled, seen from a given time. */
export function getLatestScheduleTime(now: Date): Date {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD)
  return latest
}
