import pg from 'pg'
import { DatabaseError } from './database.ts'
import { extensions } from './migrations.ts'
import { type ParsedPostgresqlUrl, parsePostgresqlUrl } from './postgresql-url.ts'
import { SESSION_DEFAULTS, toConnectionSettings, toPoolerSettings } from './postgresql-pool.ts'

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
  const properties = await readOnce(toConnectionSettings(url), parsedUrl, loadServerProperties)
  assertUsableServer(properties, parsedUrl)
}

/**
 * Throws a DatabaseError, which explains what to do, unless a pooler connects to the same database as the direct URL,
 * and sessions behind it begin with the settings that the shop cannot set there.
 */
export async function checkPooler(url: string, directUrl: string): Promise<void> {
  const parsedUrl = parsePostgresqlUrl(url)
  const parsedDirectUrl = parsePostgresqlUrl(directUrl)
  const pooled = await readOnce(toPoolerSettings(url), parsedUrl, loadSession)
  const direct = await readOnce(toConnectionSettings(directUrl), parsedDirectUrl, loadSession)
  if (pooled.identity !== direct.identity) {
    throw new DatabaseError(
      `DATABASE_URL (${parsedUrl.location}) and DATABASE_DIRECT_URL (${parsedDirectUrl.location}) lead to different databases.`,
    )
  }
  if (!hasSessionDefaults(pooled.settings)) throw createSessionDefaultsError(pooled, parsedUrl)
}

interface Session {
  /** The same for all connections to one database of one running server. */
  readonly identity: string
  readonly role: string
  readonly database: string
  readonly settings: Readonly<Record<string, string>>
}

async function loadSession(client: pg.Client): Promise<Session> {
  const { rows } = await client.query<Session>(
    `select pg_postmaster_start_time()::text || ' ' || (select oid from pg_database where datname = current_database())
              as identity,
            quote_ident(current_user) as role, quote_ident(current_database()) as database,
            (select jsonb_object_agg(name, current_setting(name)) from unnest($1::text[]) as name) as settings`,
    [Object.keys(SESSION_DEFAULTS)],
  )
  const session = rows[0]
  if (!session) throw new Error('the server does not describe the session')
  return session
}

/** Timeouts may be others than ours, but not missing; the page cost is only advice to the planner. */
function hasSessionDefaults(settings: Session['settings']): boolean {
  const { TimeZone, DateStyle, IntervalStyle } = SESSION_DEFAULTS
  const isExact = Object.entries({ TimeZone, DateStyle, IntervalStyle }).every(
    ([name, value]) => settings[name] === value,
  )
  return isExact && Object.entries(settings).every(([name, value]) => !name.endsWith('_timeout') || value !== '0')
}

function createSessionDefaultsError({ role, database }: Session, { location }: ParsedPostgresqlUrl): DatabaseError {
  const statements = Object.entries(SESSION_DEFAULTS).map(
    ([name, value]) => `  alter role ${role} in database ${database} set ${name} = '${value}';`,
  )
  return new DatabaseError(
    [
      `Sessions behind the pooler at ${location} lack settings. Run this once in the database:`,
      ...statements,
      "Then let the pooler connect again, such as with PgBouncer's RECONNECT.",
    ].join('\n'),
  )
}

/** Connects, reads and disconnects. Throws a DatabaseError when that fails. */
async function readOnce<Result>(
  config: pg.ClientConfig,
  parsedUrl: ParsedPostgresqlUrl,
  read: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config)
  // The interrupted query reports a lost connection; without a listener the event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await read(client)
  } catch (error) {
    throw createUnreachableError(error, parsedUrl)
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
