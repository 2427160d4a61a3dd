import { randomBytes } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeSchema } from '../testing/describe-schema.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { createDisposableFolder } from '../testing/temporary-folder.ts'
import { testServerUrl } from '../testing/test-server.ts'
import { createExtensionStatements, migrationsFolder } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { listReleasedMigrations } from './released-migrations.ts'

const names = {
  /** Is migrated step by step. */
  base: `hydrant_upgrade_${randomBytes(6).toString('hex')}`,
  /** The copy of a step that is filled and upgraded. */
  upgraded: `hydrant_upgraded_${randomBytes(6).toString('hex')}`,
} as const
const migrations = await listReleasedMigrations()
const folder = await createDisposableFolder()
const admin = new pg.Client(testServerUrl)

/** The columns that cannot have just any value. */
const VALUES: Readonly<Record<string, string>> = {
  'signing_secret.id': '1',
  'change_history_end.id': '1',
  // A notice is of a user or of an address.
  'stock_notice.email': 'null',
}

/** Reservations of that time named no line, and last a few hours only: the next migration deletes them. */
const EMPTIED = ['0000_shop: inventory_reservation 2 -> 0']

/** Tables whose rows are in another one now. */
const MOVED = new Map([['variation_attribute', 'attribute_set_item']])

beforeAll(async () => {
  await admin.connect()
  await cp(migrationsFolder, folder.path, { recursive: true })
})
afterAll(async () => {
  for (const name of Object.values(names)) await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
  await folder[Symbol.asyncDispose]()
})

const urlOf = (name: string): string => Object.assign(new URL(testServerUrl ?? ''), { pathname: `/${name}` }).href

async function withClient<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(urlOf(name))
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Applies the first `count` migrations to the base, as the shop of that time did. */
async function migrateBase(count: number): Promise<void> {
  const path = 'meta/_journal.json'
  const journal: { entries: unknown[] } = JSON.parse(await readFile(join(migrationsFolder, path), 'utf8'))
  await writeFile(join(folder.path, path), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  await withClient(names.base, async (client) => {
    for (const statement of createExtensionStatements) await client.query(statement)
    await migrate(drizzle(client), { migrationsFolder: folder.path })
  })
}

async function upgrade(name: string): Promise<void> {
  const database = await openDatabase({ url: urlOf(name), dataDir: '' })
  await database.migrate().finally(() => database.close())
}

async function countRows(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(`
    select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as count
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return new Map(rows.map((row) => [row.name, row.count]))
}

/** What of the counted rows is missing afterwards, as "version: table before -> after". */
function listLost(version: string, before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] {
  return [...before].flatMap(([table, count]) => {
    const kept = after.get(table) ?? after.get(MOVED.get(table) ?? table)
    return kept === count ? [] : [`${version}: ${table} ${count} -> ${kept ?? 'none'}`]
  })
}

const fillAndCount = (name: string): Promise<ReadonlyMap<string, number>> =>
  withClient(name, async (client) => {
    await fillTables(client, { rows: 2, values: VALUES })
    return countRows(client)
  })

/** One transaction brings these to the newest: the first, each tenth and the last two. */
const isUpgradedAtOnce = (index: number): boolean => index % 10 === 0 || index >= migrations.length - 2

// It takes longer with every migration.
const UPGRADES = { timeout: 300_000 }

test(
  'a database of every released migration, with rows in every table, is upgraded to the newest and keeps them [RUN-15]',
  UPGRADES,
  async () => {
    // A second try begins anew.
    await admin.query(`drop database if exists ${names.base} with (force)`)
    await admin.query(`create database ${names.base} template template0`)
    const lostByStep: string[] = []
    const lostAtOnce: string[] = []
    const schemas: Array<readonly [string, readonly string[]]> = []
    let counts: ReadonlyMap<string, number> = new Map()
    for (const [index, { name }] of migrations.entries()) {
      await migrateBase(index + 1)
      const after = await withClient(names.base, countRows)
      lostByStep.push(...listLost(migrations[index - 1]?.name ?? '', counts, after))
      counts = await fillAndCount(names.base)
      if (!isUpgradedAtOnce(index)) continue
      await admin.query(`drop database if exists ${names.upgraded} with (force)`)
      await admin.query(`create database ${names.upgraded} template ${names.base}`)
      await upgrade(names.upgraded)
      lostAtOnce.push(...listLost(name, counts, await withClient(names.upgraded, countRows)))
      schemas.push([name, await withClient(names.upgraded, describeSchema)])
    }
    const newest = await withClient(names.base, describeSchema)
    for (const [name, schema] of schemas) expect(schema, name).toEqual(newest)
    expect(lostByStep).toEqual(EMPTIED)
    expect(lostAtOnce).toEqual(EMPTIED)
  },
)
