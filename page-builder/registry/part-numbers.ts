/** The part numbers of a list with commas between them, each once. */
export function splitPartNumbers(list: string): readonly string[] {
  return Array.from(
    new Set(
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  )
}
