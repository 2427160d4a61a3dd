import { DatabaseError } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { parseSettings } from '../app/settings.ts'
import { SettingsError } from '../app/settings-error.ts'
import { parseArguments } from './command-line/parse-arguments.ts'
import { runCommand } from './command-line/run-command.ts'
import type { VerifiedBackup } from './backup-file.ts'
import { openUsableBackup, restoreEmbedded, restorePostgresql } from './service.ts'
import { nameMigration } from './store.ts'

/** Restores a backup to the database of the settings. */
async function restore(): Promise<void> {
  const parameters = parseArguments(process.argv.slice(2), {
    // npm runs scripts in the project's folder, so relative paths are resolved against the caller's folder.
    folder: process.env['INIT_CWD'] ?? '.',
    options: ['--replace'],
    usage: messages.restoreUsage(),
  })
  if (parameters === null) return print(messages.restoreHelp({ usage: messages.restoreUsage() }))
  const { path, mayReplace } = parameters
  const { databaseUrl, databaseServer, dataDir } = parseSettings(process.env)
  const backup = await openUsableBackup(path, databaseUrl === undefined ? 'embedded' : 'postgresql')
  if (databaseUrl === undefined) {
    const previousFolder = await restoreEmbedded(backup, { dataDir }, mayReplace)
    if (previousFolder !== null) print(messages.previousKept({ folder: previousFolder }))
  } else {
    await restoreToServer(backup, { url: databaseServer.directUrl ?? databaseUrl, mayReplace })
  }
  await printResult(backup)
}

function print(message: string): void {
  process.stdout.write(`${message}\n`)
}

async function restoreToServer(
  backup: VerifiedBackup,
  { url, mayReplace }: { readonly url: string; readonly mayReplace: boolean },
): Promise<void> {
  const database = await openDatabase({ url, dataDir: '' })
  const access = { url, environment: process.env }
  await restorePostgresql(backup, { database, access, mayReplace }).finally(() => database.close())
}

async function printResult({ manifest }: VerifiedBackup): Promise<void> {
  const rows = Object.values(manifest.rows)
  print(
    messages.restored({
      createdAt: manifest.createdAt,
      rows: String(rows.reduce((sum, count) => sum + count, 0)),
      tables: String(rows.length),
      migration: await nameMigration(manifest.migration),
    }),
  )
}

process.exitCode = await runCommand(
  restore,
  (error) => error instanceof SettingsError || error instanceof DatabaseError,
)
