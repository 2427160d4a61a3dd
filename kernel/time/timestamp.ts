/** The wire form of an instant: UTC to the second, such as `2024-10-31T18:14:13Z`. */
export function toTimestamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`
}
