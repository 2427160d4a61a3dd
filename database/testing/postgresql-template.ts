import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../connection/database.ts'
import { createPostgresqlDatabase } from '../connection/postgresql-database.ts'
import { migrationsFingerprint } from './fingerprint.ts'

// The key of the advisory lock that lets one test process at a time create a template; any fixed number.
const TEMPLATE_LOCK = 4_839_205_772

const PREFIX = 'hydrant_test_'
const DAY_SECONDS = 86_400

/**
 * Opens a separate migrated database on a PostgreSQL server, copied from a template that the first caller creates, and
 * dropped when closed.
 */
export async function openPostgresqlCopy(serverUrl: string): Promise<Database> {
  return (await openPostgresqlCopyTwice(serverUrl))[0]
}

/** Opens it as two processes would; closing the first closes both. The second connects on first use. */
export async function openPostgresqlCopyTwice(serverUrl: string): Promise<[Database, Database]> {
  const name = `${PREFIX}${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`
  await administer(serverUrl, async (client) => {
    await dropForgotten(client)
    const template = await ensureTemplate(client, serverUrl)
    await client.query(`create database ${name} template ${template}`)
  })
  const first = createPostgresqlDatabase(withDatabase(serverUrl, name), undefined, { hasReadOnlyQueries: true })
  const second = createPostgresqlDatabase(withDatabase(serverUrl, name), undefined, { hasReadOnlyQueries: true })
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= Promise.all([first.close(), second.close()])
      .then(() => undefined)
      .finally(() => drop(serverUrl, name)))
  return [{ ...first, close }, second]
}

function drop(serverUrl: string, name: string): Promise<void> {
  return administer(
    serverUrl,
    async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
  )
}

// A killed test run could not drop its databases.
async function dropForgotten(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ $1 and split_part(datname, '_', 3)::bigint < extract(epoch from now()) - $2::int`,
    [`^${PREFIX}[0-9]+_`, DAY_SECONDS],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
}

async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const template = `hydrant_template_${await migrationsFingerprint()}`
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) await makeTemplate(client, serverUrl, template)
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return template
}

async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const draft = `${template}_new`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft} template template0`)
  const database = createPostgresqlDatabase(withDatabase(serverUrl, draft))
  await database.migrate().finally(() => database.close())
  await client.query(`alter database ${draft} rename to ${template}`)
}

async function administer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
