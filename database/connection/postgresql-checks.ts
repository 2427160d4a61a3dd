import pg from 'pg'
import { DatabaseRefusal } from './database.ts'
import { extensions } from './migrations.ts'
import { type Address, readAddress } from './postgresql-address.ts'
import { connectionSettings } from './postgresql-pool.ts'

const OLDEST_VERSION = 150_000

interface Server {
  version: number
  versionText: string
  mayCreate: boolean
  available: string[]
}

/** Throws a DatabaseRefusal, which says what to do, unless the shop can run on the database at this URL. */
export async function checkServer(url: string): Promise<void> {
  const address = readAddress(url)
  const client = new pg.Client(connectionSettings(url))
  // A loss is told by the query it interrupts; unheard, it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    judge(await describe(client), address)
  } catch (error) {
    throw error instanceof DatabaseRefusal ? error : unreachable(error, address)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function describe(client: pg.Client): Promise<Server> {
  const { rows } = await client.query<Server>(
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

function judge(server: Server, { place, user }: Address): void {
  if (server.version < OLDEST_VERSION) {
    throw new DatabaseRefusal(
      `The database at ${place} runs PostgreSQL ${server.versionText}; the shop needs PostgreSQL 15 or newer.`,
    )
  }
  const missing = extensions.filter((name) => !server.available.includes(name))
  if (missing.length > 0) {
    throw new DatabaseRefusal(
      `The database server at ${place} lacks ${missing.join(' and ')}: install PostgreSQL's contrib package there.`,
    )
  }
  if (!server.mayCreate) {
    throw new DatabaseRefusal(
      `User ${user} may not create extensions and schemas in the database at ${place}: grant CREATE on that database.`,
    )
  }
}

function unreachable(error: unknown, { place, user, conceal }: Address): DatabaseRefusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason =
    reasons(user)[code] ?? conceal(error instanceof Error && error.message ? error.message : 'unknown reason')
  return new DatabaseRefusal(`The database at ${place} cannot be used: ${reason}.`)
}

function reasons(user: string): Record<string, string> {
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
