/** Converts a time to the value of a date and time field in the browser's time zone: `2026-07-04T14:05`. */
export function toLocalFieldValue(moment: Date): string {
  const shifted = new Date(moment.valueOf() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** Converts the value of a date and time field in the browser's time zone to ISO in UTC; empty when it is invalid. */
export function fromLocalFieldValue(fieldValue: string): string {
  const moment = new Date(fieldValue)
  return fieldValue === '' || Number.isNaN(moment.valueOf()) ? '' : moment.toISOString()
}
