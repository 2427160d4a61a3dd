/** Normalizes a single-line text: any run of white space becomes one space. */
export function normalizeLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
