import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import { DatabaseRefusal } from '@hydrant/database/connection/database.ts'
import { findInstance } from '@hydrant/database/connection/instance.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { readSettings, type Settings, SettingsRefusal } from '../http/settings.ts'
import { checkFile } from './command-line/check-file.ts'
import { rejectedFileOf } from './command-line/rejected-file.ts'
import { printReport } from './command-line/report.ts'
import { sendFile } from './command-line/send-file.ts'
import { CommandRefusal, readArguments, USAGE } from './command-line/usage.ts'
import { FileRefusal } from './product-file/file-refusal.ts'
import { importProductFile, setUpShop } from './service.ts'

const printer = {
  isTerminal: process.stdout.isTTY && process.stderr.isTTY,
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
}

/** Loads the file that the command line names into the shop, running or not; answers the exit code. */
async function run(): Promise<0 | 1 | 2> {
  const name = readArguments(process.argv.slice(2))
  if (name === null) {
    printer.out(USAGE)
    return 0
  }
  const settings = readSettings(process.env)
  // npm runs scripts in the project's folder, wherever it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name)
  await checkFile(path)
  const shop = settings.databaseUrl === undefined ? await findInstance(settings.dataDir) : undefined
  const lines = shop === undefined ? loadDirectly(settings, path) : sendFile(shop, path)
  return printReport(lines, rejectedFileOf(path), printer)
}

/** Opens the database for the time of the import, and sets the shop up if it never was, as its start would. */
async function* loadDirectly(settings: Settings, path: string): AsyncGenerator<ImportLine> {
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  try {
    await database.migrate()
    const firstWords = await setUpShop(database, settings)
    if (firstWords !== null) printer.error(`${firstWords}\n`)
    yield* importProductFile(database, createReadStream(path))
  } finally {
    await database.close()
  }
}

function reasonOf(error: unknown): unknown {
  const isForPeople =
    error instanceof CommandRefusal ||
    error instanceof FileRefusal ||
    error instanceof SettingsRefusal ||
    error instanceof DatabaseRefusal
  return isForPeople ? error.message : error
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(reasonOf(error))
  return 1
})
