import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { DatabaseError } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { countOtherConnections } from '@hydrant/database/connection/other-connections.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { parseSettings, type Settings } from '../app/settings.ts'
import { SettingsError } from '../app/settings-error.ts'
import { CommandError } from './command-line/usage.ts'
import { fillWithDemo } from './filling/service.ts'

/** Fills the database or data folder in the arguments with the demo. */
async function fill(): Promise<void> {
  const settings = parseTarget(process.argv.slice(2))
  if (settings === null) return void process.stdout.write(`${messages.demoHelp()}\n`)
  const { databaseUrl, dataDir, acceptsPublishedPassword } = settings
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    const connections = databaseUrl === undefined ? 0 : await countOtherConnections(database)
    if (connections > 0) throw new CommandError(messages.demoTargetInUse({ count: connections }))
    await database.migrate()
    const password = await fillWithDemo(database, acceptsPublishedPassword)
    process.stdout.write(`${messages.filledWithDemo({ password })}\n`)
  } finally {
    await database.close()
  }
}

/**
 * Parses the arguments to the settings of a shop on the database that they name; null: help is requested. Throws a
 * CommandError, which does not repeat a URL with its password.
 */
function parseTarget(values: readonly string[]): Settings | null {
  if (values.includes('--help') || values.includes('-h')) return null
  const [option, target = '', ...others] = values.filter((value) => value !== '--')
  const isUrl = /^postgres(?:ql)?:\/\//.test(target) && URL.canParse(target)
  if (option !== '--into' || target === '' || others.length > 0 || (!isUrl && target.includes('://')))
    throw new CommandError(messages.nameOneDatabase())
  // npm runs scripts in the project's folder, so relative paths are resolved against the caller's folder.
  const place = isUrl
    ? { DATABASE_URL: target }
    : { DATABASE_URL: '', HYDRANT_DATA_DIR: resolve(process.env['INIT_CWD'] ?? '.', target) }
  return parseSettings({
    HOST: process.env['HOST'],
    HYDRANT_DEMO: process.env['HYDRANT_DEMO'],
    HYDRANT_DATA_DIR: process.env['HYDRANT_DATA_DIR'],
    ...place,
  })
}

process.exitCode = await fill().then(
  () => 0,
  (error: unknown) => {
    const isExpected = error instanceof CommandError || error instanceof SettingsError || error instanceof DatabaseError
    process.stderr.write(`${isExpected ? error.message : inspect(withoutQueryValues(error))}\n`)
    return 1
  },
)
