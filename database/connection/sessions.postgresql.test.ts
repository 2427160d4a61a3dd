import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database, ReadOnlyDb } from './database.ts'
import { notify } from '../testing/notify.ts'

// Tests that need a server with several sessions.
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction((tx) => tx.execute(sql`create table tally (id int primary key, total int)`))
  await database.transaction((tx) => tx.execute(sql`insert into tally values (1, 0)`))
})

afterAll(() => database.close())

const drop = (db: ReadOnlyDb, condition: ReturnType<typeof sql>) =>
  db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  )

test('a lost listening connection reconnects and reports that messages may be missing', async () => {
  const gap = Promise.withResolvers<void>()
  const received = Promise.withResolvers<string>()
  const stop = await database.listen('tally_changed', { onMessage: received.resolve, onGap: gap.resolve })
  await database.query((db) => drop(db, sql`application_name = 'hydrant listener'`))
  await gap.promise
  await database.transaction((tx) => notify(tx, 'tally_changed', 'again'))
  expect(await received.promise).toBe('again')
  await stop()
})

test('a connection lost within a transaction fails that transaction and nothing else', async () => {
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(work).rejects.toThrow('Failed query')
  const { rows } = await database.query((db) => db.execute(sql`select total from tally`))
  expect(rows).toEqual([{ total: 0 }])
})

test('transactions that lock the same row run one after the other', async () => {
  const add = () =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ total: number }>(sql`select total from tally where id = 1 for update`)
      await tx.execute(sql`update tally set total = ${(rows[0]?.total ?? 0) + 1} where id = 1`)
    })
  await Promise.all(Array.from({ length: 25 }, add))
  expect((await database.query((db) => db.execute(sql`select total from tally`))).rows).toEqual([{ total: 25 }])
})

test('nodes that start at once on a new database migrate it once', async () => {
  await database.transaction((tx) => tx.execute(sql`drop schema drizzle cascade`))
  await database.transaction((tx) => tx.execute(sql`drop schema public cascade`))
  await database.transaction((tx) => tx.execute(sql`create schema public`))
  await Promise.all([database.migrate(), database.migrate(), database.migrate()])
  const { rows } = await database.query((db) =>
    db.execute(sql`select count(*) - count(distinct hash) as twice from drizzle.__drizzle_migrations`),
  )
  expect(rows).toEqual([{ twice: 0 }])
})
