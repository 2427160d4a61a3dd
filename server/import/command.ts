import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import { DatabaseError } from '@hydrant/database/connection/database.ts'
import { isTemporarilyUnavailable } from '@hydrant/database/connection/availability.ts'
import { findRunningInstance } from '@hydrant/database/connection/instance.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { isOutOfSpace } from '@hydrant/database/connection/out-of-space.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { parseSettings, type Settings } from '../app/settings.ts'
import { SettingsError } from '../app/settings-error.ts'
import { assertReadableUtf8File } from './command-line/check-file.ts'
import { createRejectedFile } from './command-line/rejected-file.ts'
import { writeReportsAndGetExitCode } from './command-line/report.ts'
import { uploadFileAndYieldReport } from './command-line/send-file.ts'
import { CommandError, parseFileArgument } from './command-line/usage.ts'
import { FileError } from './product-file/file-error.ts'
import { adviceAfterStop, importProductFile, setUpShopIfEmptyAndGetNotice } from './service.ts'

const printer = {
  isTerminal: process.stdout.isTTY && process.stderr.isTTY,
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
}

/** Imports the file in the arguments into the shop, whether it is running or not; returns the exit code. */
async function runImportAndGetExitCode(): Promise<0 | 1 | 2> {
  const name = parseFileArgument(process.argv.slice(2))
  if (name === null) {
    printer.out(messages.usage())
    return 0
  }
  const settings = parseSettings(process.env)
  // npm runs scripts in the project's folder, so relative paths are resolved against the caller's folder.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name)
  await assertReadableUtf8File(path)
  const shop = settings.databaseUrl === undefined ? await findRunningInstance(settings.dataDir) : undefined
  const lines = shop === undefined ? setUpDatabaseAndYieldImport(settings, path) : uploadFileAndYieldReport(shop, path)
  return writeReportsAndGetExitCode(lines, createRejectedFile(path), printer)
}

/**
 * Opens and migrates the database, seeds an empty one and prints its password, and imports the file; yields the report.
 */
async function* setUpDatabaseAndYieldImport(settings: Settings, path: string): AsyncGenerator<ImportLine> {
  const { databaseUrl, databaseServer, dataDir } = settings
  const database = await openDatabase({ url: databaseUrl, server: databaseServer, dataDir })
  try {
    await database.migrate()
    const setUpMessage = await setUpShopIfEmptyAndGetNotice(database, settings)
    if (setUpMessage !== null) printer.error(`${setUpMessage}\n`)
    yield* importProductFile(database, createReadStream(path))
  } finally {
    await database.close()
  }
}

function toErrorOutput(error: unknown): unknown {
  const isUserFacing =
    error instanceof CommandError ||
    error instanceof FileError ||
    error instanceof SettingsError ||
    error instanceof DatabaseError
  if (isUserFacing) return error.message
  if (isOutOfSpace(error)) return messages.stoppedByFullDisk({ afterStop: adviceAfterStop() })
  if (isTemporarilyUnavailable(error)) return messages.stoppedByDatabase({ afterStop: adviceAfterStop() })
  return withoutQueryValues(error)
}

process.exitCode = await runImportAndGetExitCode().catch((error: unknown) => {
  console.error(toErrorOutput(error))
  return 1
})
