/** A moment as a field for date and time takes it, on the clock of this browser: `2026-07-04T14:05`. */
export function toLocalTime(moment: Date): string {
  const shifted = new Date(moment.valueOf() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/**
 * The moment (ISO, in UTC) that a field for date and time means on the clock of this browser; empty while the field
 * says none.
 */
export function fromLocalTime(written: string): string {
  const moment = new Date(written)
  return written === '' || Number.isNaN(moment.valueOf()) ? '' : moment.toISOString()
}
