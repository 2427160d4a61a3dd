/** Converts a time to the value of a date and time field in the browser's time zone: `2026-07-04T14:05`. */
export function toLocalFieldValue(moment: Date): string {
  const shiftedMoment = new Date(moment.valueOf() - moment.getTimezoneOffset() * 60_000)
  return shiftedMoment.toISOString().slice(0, 16)
}

/** Converts the value of a date and time field in the browser's time zone to ISO in UTC; empty when it is invalid. */
export function toIsoFromLocalFieldValue(fieldValue: string): string {
  const moment = new Date(fieldValue)
  return fieldValue === '' || Number.isNaN(moment.valueOf()) ? '' : moment.toISOString()
}
