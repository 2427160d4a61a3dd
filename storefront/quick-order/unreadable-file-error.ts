/** A file that cannot be read as a list; the message says why, and what to do. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}
