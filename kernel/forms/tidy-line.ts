/** One line of text as it is kept: blanks of any kind are one blank. */
export function tidyLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
