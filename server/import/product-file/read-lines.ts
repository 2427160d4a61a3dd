import * as messages from '@hydrant/messages/compiled/server/import.js'
import { createFormatError } from './file-error.ts'

/** The maximum length of a line; a longer one means that this is no product file. */
const MAX_LINE_LENGTH = 1024 * 1024

/** Splits a text into lines while it is received, with LF, CRLF or CR line ends; yields complete lines. */
export async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const text of texts) {
    rest += text
    // A CR at the very end may be the first half of a CRLF.
    const pendingReturn = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - pendingReturn.length).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + pendingReturn
    if (rest.length > MAX_LINE_LENGTH) throw createFormatError(messages.noLineEnds())
    if (lines.length > 0) yield lines
  }
  const last = rest.endsWith('\r') ? rest.slice(0, -1) : rest
  if (last !== '') yield [last]
}
