/** Returns the text when it is a valid day such as `2026-01-31`, otherwise an empty string. */
export function parseDayOrEmpty(text: string | null): string {
  const isDay =
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  return isDay ? text : ''
}
