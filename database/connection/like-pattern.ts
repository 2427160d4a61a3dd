/** Returns the pattern for LIKE and ILIKE that matches every text in which this one occurs. */
export function toContainsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
