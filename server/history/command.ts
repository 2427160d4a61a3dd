import { hasCompleteDatabase } from '@hydrant/database/connection/embedded-folder.ts'
import { DatabaseError } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import * as messages from '@hydrant/messages/compiled/server/history.js'
import { parseSettings } from '../app/settings.ts'
import { SettingsError } from '../app/settings-error.ts'
import { parseArguments } from './parse-arguments.ts'
import { type HistoryFault, verifyHistory } from './service.ts'
import { hasHistory } from './store.ts'

/** Verifies the history of the shop of the settings; returns 1 when it is not what it was, 2 when there is none. */
async function runAndGetExitCode(): Promise<0 | 1 | 2> {
  const parameters = parseArguments(process.argv.slice(2))
  if (parameters === null) return fail(messages.help())
  const { databaseUrl, databaseServer, dataDir } = parseSettings(process.env)
  if (databaseUrl === undefined && !hasCompleteDatabase(dataDir))
    return fail(messages.noShopInFolder({ folder: dataDir }))
  // The whole history is read in one transaction, for which a pooler may have too little time.
  const database = await openDatabase({ url: databaseServer.directUrl ?? databaseUrl, dataDir })
  try {
    if (!(await database.query(hasHistory))) return fail(messages.noHistory())
    const { entries, hash, fault } = await verifyHistory(database, parameters.knownHash)
    if (fault === null) {
      process.stdout.write(`${messages.unchanged({ count: entries, hash })}\n`)
      return 0
    }
    process.stderr.write(`${describe(fault)} ${messages.unchangedBefore({ count: entries })}\n`)
    return 1
  } finally {
    await database.close()
  }
}

function fail(message: string): 2 {
  process.stderr.write(`${message}\n`)
  return 2
}

function describe(fault: HistoryFault): string {
  switch (fault.kind) {
    case 'changed':
      return messages.changed({ position: String(fault.position), id: fault.id })
    case 'missing':
      return messages.missing({ position: String(fault.position) })
    case 'added':
      return messages.added({ id: fault.id })
    case 'unknown-hash':
      return messages.unknownHash()
    default:
      return fault satisfies never
  }
}

try {
  process.exitCode = await runAndGetExitCode()
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof DatabaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
