import { DatabaseError } from '@hydrant/database/connection/database.ts'
import { findRunningInstance } from '@hydrant/database/connection/instance.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { parseSettings, type Settings } from '../app/settings.ts'
import { SettingsError } from '../app/settings-error.ts'
import { requestCopy } from './command-line/request-copy.ts'
import { parseArguments } from './command-line/parse-arguments.ts'
import { runCommand } from './command-line/run-command.ts'
import { assertContainsDatabase, backUpClosedShop, backUpPostgresql, backUpRunningShop } from './service.ts'
import { assertNewFile } from './write-backup.ts'

/** Writes a backup of the shop, whether it is running or not. */
async function backUp(): Promise<void> {
  const parameters = parseArguments(process.argv.slice(2), {
    // npm runs scripts in the project's folder, so relative paths are resolved against the caller's folder.
    folder: process.env['INIT_CWD'] ?? '.',
    options: [],
    usage: messages.backupUsage(),
  })
  if (parameters === null) return print(messages.backupHelp({ usage: messages.backupUsage() }))
  const { path } = parameters
  const settings = parseSettings(process.env)
  assertNewFile(path)
  const startedAt = performance.now()
  const bytes = await writeTo(path, settings)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(messages.backedUp({ path, megabytes: (bytes / 1024 / 1024).toFixed(1), seconds }))
}

function print(message: string): void {
  process.stdout.write(`${message}\n`)
}

async function writeTo(path: string, { databaseUrl, databaseServer, dataDir }: Settings): Promise<number> {
  if (databaseUrl === undefined) {
    const shop = await findRunningInstance(dataDir)
    if (shop !== undefined) return backUpRunningShop(dataDir, () => requestCopy(shop), path)
    assertContainsDatabase(dataDir)
  }
  // A dump needs a session of its own, which a pooler in transaction mode does not give.
  const url = databaseServer.directUrl ?? databaseUrl
  const database = await openDatabase({ url, dataDir })
  try {
    return url === undefined
      ? await backUpClosedShop(database, dataDir, path)
      : await backUpPostgresql(database, { url, environment: process.env }, path)
  } finally {
    await database.close()
  }
}

process.exitCode = await runCommand(backUp, (error) => error instanceof SettingsError || error instanceof DatabaseError)
