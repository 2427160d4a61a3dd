import { inspect } from 'node:util'
import { isTemporarilyUnavailable } from '@hydrant/database/connection/availability.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from '../backup-error.ts'

/**
 * Runs a command and returns its exit code: 1 when it fails, after printing why. `isExpected` says which other errors
 * have a message for the operator.
 */
export async function runCommand(
  command: () => Promise<void>,
  isExpected: (error: unknown) => boolean,
): Promise<0 | 1> {
  try {
    await command()
    return 0
  } catch (error) {
    process.stderr.write(`${inspectError(describe(error, isExpected))}\n`)
    return 1
  }
}

function inspectError(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value)
}

function describe(error: unknown, isExpected: (error: unknown) => boolean): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof BackupError || isExpected(error)) return error.message
  if (isTemporarilyUnavailable(error)) return messages.databaseUnavailable()
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return messages.targetFull()
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return messages.targetNotWritable({ reason: error.message })
  return withoutQueryValues(error)
}
