import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { describeSchema } from '@hydrant/database/testing/describe-schema.ts'
import { createEmptyDatabase, type EmptyDatabase } from '@hydrant/database/testing/empty-database.ts'
import { runScript } from '@hydrant/database/testing/run-script.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { openPurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { BUYER } from '../../testing/test-catalogue.ts'
import { placeOrder } from '../testing/place-order.ts'

/** All bytes from 0 to 255, in hex. */
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex')

let folder: Awaited<ReturnType<typeof createDisposableFolder>>
let dataDir: string
let openSource: Database
let closeShop: () => Promise<void>
let target: EmptyDatabase
/** The reference number of the order in the embedded shop. */
let reference: string

beforeAll(async () => {
  folder = await createDisposableFolder()
  dataDir = join(folder.path, 'shop')
  openSource = await openDatabase({ dataDir })
  await openSource.migrate()
  const shop = await openPurchaseTestShop({ embedded: { database: openSource, dataDir, operatorToken: 'unused' } })
  closeShop = () => shop.close()
  reference = await placeOrder(await shop.buyer(BUYER))
  // Every byte, and text that is written differently in JSON, SQL and arrays.
  await openSource.transaction(async (tx) => {
    await tx.execute(sql`
      insert into media (id, content_key, title, media_type, mime_type, body)
      values ('20Y000000000001AAA', 'every-byte', 'Every byte', 'Image', 'image/png', decode(${EVERY_BYTE}, 'hex'))`)
    await tx.execute(
      sql`update account set name = ${'{"Löschzug",\\N} \'\n\u{1F692}'} where id = (select min(id) from account)`,
    )
  })
})
afterAll(async () => {
  await closeShop()
  await folder[Symbol.asyncDispose]()
})
beforeEach(async () => {
  target = await createEmptyDatabase()
})
afterEach(() => target.drop())

function copy(...parameters: string[]) {
  const script = fileURLToPath(new URL('../copy-command.ts', import.meta.url))
  return runScript(script, parameters, {
    folder: folder.path,
    settings: { DATABASE_URL: '', HYDRANT_DATA_DIR: dataDir },
  })
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(target.url)
  await client.connect()
  return work(client).finally(() => client.end())
}

const migrateTarget = () => withDatabase({ url: target.url, dataDir: '' }, (database) => database.migrate())

/** Describes every table of a database by its name, its number of rows, and a hash of all of them as JSON. */
async function describeTables(database: Database): Promise<unknown[]> {
  return database.query(async (db) => {
    const { rows: tables } = await db.execute<{ name: string }>(sql`
      select relname::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
    const described: unknown[] = []
    for (const { name } of tables) {
      const { rows } = await db.execute(sql`
        select ${name}::text as name, count(*)::int as count, md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text)) as hash
        from ${sql.identifier(name)} t`)
      described.push(rows[0])
    }
    return described
  })
}

async function withDatabase<T>(location: { url?: string; dataDir: string }, work: (database: Database) => Promise<T>) {
  const database = await openDatabase(location)
  return work(database).finally(() => database.close())
}

test('an open shop is not copied [FST-08]', async () => {
  expect(await copy('--to', target.url)).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop it first') })
  await closeShop()
})

test('a closed shop is copied whole: every row, media, sequences, and the schema that copying takes apart [FST-07]', async () => {
  await migrateTarget()
  const schema = await withClient(describeSchema)
  const before = await withDatabase({ dataDir }, describeTables)
  const url = new URL(target.url)
  url.password ||= 'a-password-that-nobody-may-see'
  const copied = await copy('--to', url.href)
  expect(copied).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('every table has the same rows'),
  })
  expect(copied.stdout).not.toContain(url.password)

  const nextOrderNumber = sql`select nextval('order_number')::text as next, (select max(position) from outbox_event)::text as position`
  const [source, sourceSequences] = await withDatabase({ dataDir }, async (database) => [
    await describeTables(database),
    (await database.transaction((tx) => tx.execute(nextOrderNumber))).rows,
  ])
  expect(source, 'the source is as it was').toEqual(before)
  await withDatabase({ url: target.url, dataDir: '' }, async (database) => {
    expect(await describeTables(database)).toEqual(source)
    expect((await database.transaction((tx) => tx.execute(nextOrderNumber))).rows).toEqual(sourceSequences)
  })
  await withClient(async (client) => {
    expect(await describeSchema(client)).toEqual(schema)
    const { rows: disabled } = await client.query(`select tgname from pg_trigger where tgenabled <> 'O'`)
    expect(disabled).toEqual([])
    const { rows: orders } = await client.query('select reference_number from order_summary')
    expect(orders).toEqual([{ reference_number: reference }])
    const { rows: media } = await client.query(
      `select encode(body, 'hex') as body from media where content_key = 'every-byte'`,
    )
    expect(media).toEqual([{ body: EVERY_BYTE }])
  })
  const again = await copy('--to', url.href)
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('contains a shop already') })
})

test('when a table would not have the same rows, nothing is stored [FST-07]', async () => {
  await migrateTarget()
  await withClient((client) => client.query('create rule lose_events as on insert to outbox_event do instead nothing'))
  expect(await copy('--to', target.url)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the rows of the table outbox_event differ (0 rows instead of 1)'),
  })
  const { rows } = await withClient((client) => client.query('select from account'))
  expect(rows).toEqual([])
})

test('a database with other tables, and what is no PostgreSQL URL, are refused without the password [FST-08]', async () => {
  await withClient((client) => client.query('create table ours (id int)'))
  expect(await copy('--to', target.url)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('contains tables, but no shop'),
  })
  for (const parameters of [['--to', 'mysql://root:hidden@host/shop'], ['postgres://root:hidden@host/shop']]) {
    const refused = await copy(...parameters)
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('npm run copy -- --to') })
    expect(refused.stderr).not.toContain('hidden')
  }
  expect(await copy('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('Stop the shop first') })
})
