import pg from 'pg'
import { DatabaseError } from './database.ts'
import { extensions } from './migrations.ts'
import { type ParsedPostgresqlUrl, parsePostgresqlUrl } from './postgresql-url.ts'
import { toConnectionSettings } from './postgresql-pool.ts'

const OLDEST_VERSION = 150_000

interface ServerProperties {
  version: number
  versionText: string
  mayCreate: boolean
  available: string[]
}

/** Throws a DatabaseError, which explains what to do, unless the shop can run on the database at this URL. */
export async function connectAndAssertUsable(url: string): Promise<void> {
  const parsedUrl = parsePostgresqlUrl(url)
  const client = new pg.Client(toConnectionSettings(url))
  // The interrupted query reports a lost connection; without a listener the event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    assertUsableServer(await loadServerProperties(client), parsedUrl)
  } catch (error) {
    throw error instanceof DatabaseError ? error : createUnreachableError(error, parsedUrl)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function loadServerProperties(client: pg.Client): Promise<ServerProperties> {
  const { rows } = await client.query<ServerProperties>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_version') as "versionText",
            has_database_privilege(current_database(), 'create') as "mayCreate",
            array(select name::text from pg_available_extensions where name = any($1)) as available`,
    [[...extensions]],
  )
  const server = rows[0]
  if (!server) throw new Error('the server does not describe itself')
  return server
}

function assertUsableServer(server: ServerProperties, { location, user }: ParsedPostgresqlUrl): void {
  if (server.version < OLDEST_VERSION) {
    throw new DatabaseError(
      `The database at ${location} runs PostgreSQL ${server.versionText}; the shop needs PostgreSQL 15 or newer.`,
    )
  }
  const missingExtensions = extensions.filter((name) => !server.available.includes(name))
  if (missingExtensions.length > 0) {
    throw new DatabaseError(
      `The database server at ${location} lacks ${missingExtensions.join(' and ')}: install PostgreSQL's contrib package there.`,
    )
  }
  if (!server.mayCreate) {
    throw new DatabaseError(
      `User ${user} may not create extensions and schemas in the database at ${location}: grant CREATE on that database.`,
    )
  }
}

function createUnreachableError(error: unknown, { location, user, redact }: ParsedPostgresqlUrl): DatabaseError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason =
    getReasonsByErrorCode(user)[code] ??
    redact(error instanceof Error && error.message ? error.message : 'unknown reason')
  return new DatabaseError(`The database at ${location} cannot be used: ${reason}.`)
}

function getReasonsByErrorCode(user: string): Record<string, string> {
  return {
    ECONNREFUSED: 'nothing answers there',
    ENOENT: 'nothing answers there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'the host name cannot be looked up at the moment',
    ETIMEDOUT: 'the host does not answer',
    EHOSTUNREACH: 'the host cannot be reached',
    '28P01': `user ${user} was not let in with this password`,
    '28000': `user ${user} was not let in`,
    '3D000': 'the server has no database of that name',
    '53300': 'the server has no connection left',
  }
}
