import * as messages from '@hydrant/messages/compiled/server/import.js'

/**
 * Returns the path in the command's arguments, or null if help is requested. Throws a CommandError unless there is
 * exactly one path.
 */
export function parseFileArgument(values: readonly string[]): string | null {
  if (values.includes('--help') || values.includes('-h')) return null
  const [file, ...others] = values.filter((value) => value !== '--')
  if (file === undefined || others.length > 0 || file.startsWith('-')) throw new CommandError(messages.nameOneFile())
  return file
}

/** An error of the command with a message for its user. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
