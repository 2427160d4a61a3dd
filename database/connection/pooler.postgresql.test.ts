import { eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../schema/accounts.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createPostgresqlDatabase } from './postgresql-database.ts'
import { SESSION_DEFAULTS } from './postgresql-pool.ts'
import { defineStatement } from './statement.ts'

// A server that answers at both URLs: what the shop leaves in the sessions of a pooler would show there.
const server = process.env['TEST_DATABASE_URL'] ?? ''
const name = `hydrant_pooled_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
const admin = new pg.Client(server)
let database: Database

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name}`)
  database = createPostgresqlDatabase(url, undefined, { directUrl: url, poolSize: 3 })
  await database.migrate()
})
afterAll(async () => {
  await database.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

const findAccount = defineStatement<{ id: string }>()((db, params) =>
  db.select({ name: account.name }).from(account).where(eq(account.id, params.id)),
)

test('behind a pooler, changes are received before the writer continues, alone and in a transaction [RUN-20]', async () => {
  const received: string[] = []
  await database.subscribe({
    onChange: (change) => received.push(change),
    onLost: () => undefined,
    onRestored: () => undefined,
  })
  await database.transaction((tx) => tx.insert(account).values({ id: 'a', name: 'A' }))
  for (let round = 1; round <= 40; round += 2) {
    await database.transaction((tx) => tx.update(account).set({ name: `A${round}` }))
    expect(received).toHaveLength(round)
    await database.handle.update(account).set({ name: `B${round}` })
    expect(received).toHaveLength(round + 1)
  }
})

test('behind a pooler, no session keeps prepared statements, channels or timeouts [RUN-20]', async () => {
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into account (id, name) values ('s', 'S')`)
    expect(await findAccount(tx, { id: 's' })).toEqual([{ name: 'S' }])
    // Nobody waits for this transaction.
    const { rows } = await tx.execute(sql`select current_setting('lock_timeout') as timeout`)
    expect(rows).toEqual([{ timeout: '30s' }])
  })
  expect(await database.query((db) => findAccount(db, { id: 's' }))).toEqual([{ name: 'S' }])
  const { rows } = await database.query((db) =>
    db.execute(sql`
      select (select count(*) from pg_prepared_statements where name <> '') as statements,
             (select count(*) from pg_listening_channels()) as channels,
             current_setting('lock_timeout') as timeout`),
  )
  expect(rows).toEqual([{ statements: 0, channels: 0, timeout: '0' }])
})

test('no more connections are opened than the setting says, and one that listens [RUN-20]', async () => {
  await Promise.all(Array.from({ length: 30 }, () => database.query((db) => db.execute(sql`select pg_sleep(0.01)`))))
  const { rows } = await admin.query<{ count: string }>(
    `select count(*)::int as count from pg_stat_activity where datname = $1`,
    [name],
  )
  expect(rows[0]?.count).toBeLessThanOrEqual(4)
})

test('a pooler must lead to the same database, in sessions that begin with the settings of the shop [RUN-20]', async () => {
  const open = (directUrl: string) => openDatabase({ url, server: { directUrl }, dataDir: '/nowhere' })
  await expect(open(server)).rejects.toThrow('lead to different databases')
  const message = await open(url).then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(message).toContain('lack settings')
  const statements = message.split('\n').filter((line) => line.includes('alter role'))
  expect(statements).toHaveLength(Object.keys(SESSION_DEFAULTS).length)
  // The role is shared with everything else on the server, and its settings end with the database.
  for (const text of statements) await admin.query(text)
  await (await open(url)).close()
})
