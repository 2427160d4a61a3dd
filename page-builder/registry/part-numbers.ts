/**
 * The part numbers of a list, each once. What is copied from a table or a mail has tabs, semicolons or lines between
 * them in place of commas; a blank may be part of a number.
 */
export function parsePartNumbers(list: string): readonly string[] {
  return Array.from(
    new Set(
      list
        .split(/[,;\t\r\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  )
}
