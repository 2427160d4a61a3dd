/** An error for a file that cannot be imported at all, with a message for the user. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** The expected file format, as the end of an error message. */
export const EXPECTED_FORMAT =
  'Expected is a CSV file in UTF-8: columns separated by commas, the first line naming them, among them Product Name.'
