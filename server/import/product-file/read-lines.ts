import { EXPECTED, FileRefusal } from './file-refusal.ts'

/** No line of a product file is longer; what is, is no product file. */
const LONGEST_LINE = 1024 * 1024

/** Cuts text into lines as it arrives, whichever of the three line ends they have; yields those that are complete. */
export async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const text of texts) {
    rest += text
    // A return at the very end may be the first half of a CRLF.
    const held = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + held
    if (rest.length > LONGEST_LINE) throw new FileRefusal(`The file has no line ends. ${EXPECTED}`)
    if (lines.length > 0) yield lines
  }
  const last = rest.endsWith('\r') ? rest.slice(0, -1) : rest
  if (last !== '') yield [last]
}
