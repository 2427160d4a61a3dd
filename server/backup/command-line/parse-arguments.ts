import { resolve } from 'node:path'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from '../backup-error.ts'

/** What a backup or restore command was told. */
export interface BackupArguments {
  /** Absolute path of the backup. */
  readonly path: string
  /** Whether `--replace` was given. */
  readonly mayReplace: boolean
}

/**
 * Parses the arguments of a command; null: help is requested. A relative path is resolved against `folder`. Throws a
 * BackupError with the usage when they are not one file and options that the command has.
 */
export function parseArguments(
  values: readonly string[],
  { folder, options, usage }: { readonly folder: string; readonly options: readonly string[]; readonly usage: string },
): BackupArguments | null {
  if (values.includes('--help') || values.includes('-h')) return null
  const given = values.filter((value) => value !== '--')
  const [file, ...others] = given.filter((value) => !options.includes(value))
  if (file === undefined || others.length > 0 || file.startsWith('-'))
    throw new BackupError(messages.nameOneFile({ usage }))
  return { path: resolve(folder, file), mayReplace: given.includes('--replace') }
}
