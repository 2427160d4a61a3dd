/** How many years ahead a page can be planned to go live. */
export const YEARS_AHEAD = 5

/** The last moment for which a page can be planned, as seen from a moment. */
export function latestPublication(now: Date): Date {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_AHEAD)
  return latest
}
