/** The maximum length of a line; a longer one means that this is no file of rows. */
const MAX_LINE_LENGTH = 1024 * 1024

/**
 * Splits a text into lines (LF, CRLF or CR) while it is received, and yields them in arrays, each line once it is
 * complete. Throws the error that `createError` returns for a line that is too long.
 */
export async function* readLineBatches(
  texts: AsyncIterable<string>,
  createError: () => Error,
): AsyncGenerator<string[]> {
  let incomplete = ''
  for await (const text of texts) {
    incomplete += text
    // A CR at the very end may be the first half of a CRLF.
    const pendingReturn = incomplete.endsWith('\r') ? '\r' : ''
    const lines = incomplete.slice(0, incomplete.length - pendingReturn.length).split(/\r\n|\n|\r/)
    incomplete = (lines.pop() ?? '') + pendingReturn
    if (incomplete.length > MAX_LINE_LENGTH) throw createError()
    if (lines.length > 0) yield lines
  }
  const lastLine = incomplete.endsWith('\r') ? incomplete.slice(0, -1) : incomplete
  if (lastLine !== '') yield [lastLine]
}
