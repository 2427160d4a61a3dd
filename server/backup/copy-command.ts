import { DatabaseError } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { parsePostgresqlUrl } from '@hydrant/database/connection/postgresql-url.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { parseSettings } from '../app/settings.ts'
import { SettingsError } from '../app/settings-error.ts'
import { BackupError } from './backup-error.ts'
import { runCommand } from './command-line/run-command.ts'
import { copyToPostgresql } from './copy/service.ts'
import { assertContainsDatabase } from './service.ts'

/** Copies the embedded shop of the settings to the PostgreSQL database in the arguments. */
async function copy(): Promise<void> {
  const url = parseTarget(process.argv.slice(2))
  if (url === null) return print(messages.copyHelp({ usage: messages.copyUsage() }))
  const { location } = parsePostgresqlUrl(url)
  const { dataDir } = parseSettings(process.env)
  assertContainsDatabase(dataDir)
  const source = await openDatabase({ dataDir })
  try {
    const target = await openDatabase({ url, dataDir: '' })
    const { rows, tables } = await copyToPostgresql(source, target).finally(() => target.close())
    print(messages.copied({ rows: String(rows), tables: String(tables), location, folder: dataDir }))
  } finally {
    await source.close()
  }
}

/** Parses the arguments; null: help is requested. Throws a BackupError, which does not repeat a URL with its password. */
function parseTarget(values: readonly string[]): string | null {
  if (values.includes('--help') || values.includes('-h')) return null
  const [option, url = '', ...others] = values.filter((value) => value !== '--')
  if (option !== '--to' || others.length > 0 || !/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new BackupError(messages.nameOneTarget({ usage: messages.copyUsage() }))
  return url
}

function print(message: string): void {
  process.stdout.write(`${message}\n`)
}

process.exitCode = await runCommand(copy, (error) => error instanceof SettingsError || error instanceof DatabaseError)
