/** Converts an instant to the day (`2027-06-30`) and the time of day (`15:04`) that it is in a time zone (IANA). */
export function toLocalMoment(instant: Date, timeZone: string): { readonly day: string; readonly time: string } {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', { ...NUMERIC, timeZone })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

/** Returns the day that is a number of days after another one. */
export function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

const NUMERIC = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions
