import * as messages from '@hydrant/messages/compiled/server/import.js'

/** An error for a file that cannot be imported at all, with a message for the user. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** Returns an error whose message also says what is expected; `problem` is a sentence. */
export function createErrorWithExpectedFormat(problem: string): FileError {
  return new FileError(`${problem} ${messages.expectedFormat()}`)
}

/** Returns the error for a file whose lines never end. */
export function createNoLineEndsError(): FileError {
  return createErrorWithExpectedFormat(messages.noLineEnds())
}
