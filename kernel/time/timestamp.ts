/** Returns the wire form of an instant: UTC to the second, such as `2024-10-31T18:14:13Z`. */
export function toTimestamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`
}

/**
 * Parses a date or timestamp of ISO 8601, such as `2026-01-31` or `2026-01-31T08:00:00-05:00`, or returns null. Only
 * years from 1 to 9999 in UTC are valid, because others have no wire form and cannot be stored.
 */
export function parseInstant(text: string): Date | null {
  const [, month, day] = /^(\d{4}-\d{2})-(\d{2})(?:T|$)/.exec(text) ?? []
  // `Date` would read the 31st of February as the 3rd of March.
  if (month === undefined || Number(day) > countDaysInMonth(month)) return null
  const instant = new Date(text)
  const year = instant.getUTCFullYear()
  return year >= 1 && year <= 9999 ? instant : null
}

function countDaysInMonth(month: string): number {
  const lastDay = new Date(`${month}-01T00:00:00Z`)
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0)
  return lastDay.getUTCDate()
}
