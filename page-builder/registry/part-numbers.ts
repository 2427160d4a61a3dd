/**
 * Parses a list of part numbers, each returned once. They are separated by commas, semicolons, tabs or line breaks, as
 * in text copied from a table or a mail; blanks do not separate, because a part number may contain them.
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
