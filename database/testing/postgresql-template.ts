import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../connection/database.ts'
import { createPostgresqlDatabase } from '../connection/postgresql-database.ts'
import { fingerprintMigrations } from './fingerprint.ts'

// The key of the advisory lock that lets one test process at a time create a template; any fixed number.
const TEMPLATE_LOCK = 4_839_205_772

const PREFIX = 'hydrant_test_'
const DAY_SECONDS = 86_400

/**
 * Opens a separate migrated database on a PostgreSQL server, copied from a template that the first caller creates, and
 * dropped when closed. With TEST_DATABASE_POOLER_URL, it is opened through the pooler in transaction mode there.
 */
export async function openPostgresqlTemplateCopy(serverUrl: string): Promise<Database> {
  return (await openPostgresqlTemplateCopyTwice(serverUrl))[0]
}

/**
 * Creates one copy of the template and opens it twice, as two processes would. Closing the first closes both and drops
 * the copy; the second connects on first use.
 */
export async function openPostgresqlTemplateCopyTwice(serverUrl: string): Promise<[Database, Database]> {
  const name = `${PREFIX}${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`
  await withServerClient(serverUrl, async (client) => {
    await dropLeftoverDatabases(client)
    const template = await getOrCreateTemplateName(client, serverUrl)
    await client.query(`create database ${name} template ${template}`)
  })
  const pooler = process.env['TEST_DATABASE_POOLER_URL']
  const open = (): Database =>
    createPostgresqlDatabase(toDatabaseUrl(pooler ?? serverUrl, name), undefined, {
      hasReadOnlyQueries: true,
      directUrl: pooler === undefined ? undefined : toDatabaseUrl(serverUrl, name),
    })
  const [first, second] = [open(), open()]
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= Promise.all([first.close(), second.close()])
      .then(() => undefined)
      .finally(() => dropDatabase(serverUrl, name)))
  return [{ ...first, close }, second]
}

function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return withServerClient(
    serverUrl,
    async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
  )
}

// A killed test run could not drop its databases.
async function dropLeftoverDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ $1 and split_part(datname, '_', 3)::bigint < extract(epoch from now()) - $2::int`,
    [`^${PREFIX}[0-9]+_`, DAY_SECONDS],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
}

async function getOrCreateTemplateName(client: pg.Client, serverUrl: string): Promise<string> {
  const template = `hydrant_template_${await fingerprintMigrations()}`
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) await createTemplateDatabase(client, serverUrl, template)
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return template
}

async function createTemplateDatabase(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const unfinishedName = `${template}_new`
  await client.query(`drop database if exists ${unfinishedName} with (force)`)
  await client.query(`create database ${unfinishedName} template template0`)
  const database = createPostgresqlDatabase(toDatabaseUrl(serverUrl, unfinishedName))
  await database.migrate().finally(() => database.close())
  await client.query(`alter database ${unfinishedName} rename to ${template}`)
}

async function withServerClient<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
