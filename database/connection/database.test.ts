import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database, ReadOnlyDb, Transaction } from './database.ts'
import { notify } from '../testing/notify.ts'

const note = pgTable('note', { id: integer('id').primaryKey() })
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction((tx) => tx.execute(sql`create table note (id int primary key)`))
})

beforeEach(() => database.transaction((tx) => tx.delete(note)))
afterAll(() => database.close())

const ids = async () => (await database.query((db) => db.select().from(note).orderBy(note.id))).map((row) => row.id)

test('a transaction stores its rows when the work resolves, and returns its result', async () => {
  const result = await database.transaction(async (tx) => {
    await tx.insert(note).values({ id: 1 })
    return 'done'
  })
  expect(result).toBe('done')
  expect(await ids()).toEqual([1])
})

test('a transaction is rolled back when the work throws, and rethrows its error', async () => {
  const failure = new Error('changed its mind')
  const work = database.transaction(async (tx) => {
    await tx.insert(note).values({ id: 1 })
    throw failure
  })
  await expect(work).rejects.toBe(failure)
  expect(await ids()).toEqual([])
})

test('a transaction with an unnoticed failed statement rejects instead of counting as committed', async () => {
  const work = database.transaction(async (tx) => {
    await tx.insert(note).values({ id: 1 })
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow(/nothing was committed|rolled back/)
  expect(await ids()).toEqual([])
})

test('a transaction inside a transaction is a savepoint: its failure rolls back only its own rows', async () => {
  await database.transaction(async (tx) => {
    await tx.insert(note).values({ id: 1 })
    const inner = tx.transaction(async (savepoint) => {
      await savepoint.insert(note).values({ id: 2 })
      throw new Error('inner')
    })
    await expect(inner).rejects.toThrow('inner')
  })
  expect(await ids()).toEqual([1])
})

test.each<[string, (inside: Database) => Promise<unknown>]>([
  ['query', (inside) => inside.query((db) => db.select().from(note))],
  ['transaction', (inside) => inside.transaction((tx) => tx.select().from(note))],
  ['a query of the handle', (inside) => inside.handle.select().from(note)],
  ['a transaction of the handle', (inside) => inside.handle.transaction((tx) => tx.select().from(note))],
  ['migrate', (inside) => inside.migrate()],
  ['listen', (inside) => inside.listen('guarded', { onMessage: () => undefined })],
])('%s throws immediately inside a running transaction', async (_name, use) => {
  await database.transaction(async (tx) => {
    const message = await use(database).then(() => 'went through', deepestMessage)
    expect(message).toMatch('use the `tx` that the transaction handed over')
    await tx.insert(note).values({ id: 1 })
  })
  expect(await ids()).toEqual([1])
})

test('the guard covers a transaction that was started through the handle', async () => {
  await database.handle.transaction(async () => {
    await expect(database.query((db) => db.select().from(note))).rejects.toThrow('still running')
  })
})

test('work that a transaction started may use the database again after its end', async () => {
  const ended = Promise.withResolvers<void>()
  let later: Promise<number[]> | undefined
  await database.transaction(async (tx) => {
    await tx.insert(note).values({ id: 7 })
    later = ended.promise.then(ids)
  })
  ended.resolve()
  expect(await later).toEqual([7])
})

test('concurrent transactions do not count as nested', async () => {
  await Promise.all([1, 2, 3, 4].map((id) => database.transaction((tx) => tx.insert(note).values({ id }))))
  expect(await ids()).toEqual([1, 2, 3, 4])
})

test('a transaction that is used after it ended throws', async () => {
  let outlivingTx: Transaction | undefined
  await database.transaction(async (tx) => {
    outlivingTx = tx
  })
  expect(
    await outlivingTx
      ?.select()
      .from(note)
      .then(() => 'went through', deepestMessage),
  ).toMatch(/used after it ended|Transaction is closed/)
})

test('a query cannot write', async () => {
  const write = sql`insert into note values (1)`
  await expect(database.query((db) => db.execute(write)).catch(deepestMessage)).resolves.toMatch(
    'read-only transaction',
  )
  const lock = database.query((db) => db.select().from(note).for('update'))
  await expect(lock.catch(deepestMessage)).resolves.toMatch('read-only transaction')
  expect(await ids()).toEqual([])
})

test('a transaction can be passed where queries are run, and nothing else where rows are written', () => {
  expectTypeOf<Transaction>().toExtend<ReadOnlyDb>()
  expectTypeOf<ReadOnlyDb>().not.toExtend<Transaction>()
  expectTypeOf<Database['handle']>().not.toExtend<Transaction>()
})

test('a transaction has the requested isolation', async () => {
  const level = (db: ReadOnlyDb) =>
    db.execute<{ level: string }>(sql`select current_setting('transaction_isolation') as level`)
  expect((await database.transaction(level, { isolation: 'serializable' })).rows).toEqual([{ level: 'serializable' }])
  expect((await database.transaction(level)).rows).toEqual([{ level: 'read committed' }])
})

test('both kinds return the same raw values: counts as numbers, decimals as text, timestamps in UTC', async () => {
  const query = sql`select count(*) as count, 9007199254740993::bigint as large, 1.50::numeric as price, '2026-01-01 10:00+02'::timestamptz as at`
  const { rows } = await database.query((db) => db.execute(query))
  expect(rows).toEqual([{ count: 1, large: 9007199254740993n, price: '1.50', at: '2026-01-01 08:00:00+00' }])
})

test('a violated constraint is named the same way by both kinds', async () => {
  await database.transaction((tx) => tx.insert(note).values({ id: 1 }))
  const work = database.transaction((tx) => tx.insert(note).values({ id: 1 }))
  await expect(work).rejects.toMatchObject({ cause: { code: '23505', constraint: 'note_pkey', table: 'note' } })
})

test('a notification arrives when its transaction commits, and its listener may use the database', async () => {
  const received = Promise.withResolvers<[string, number[]]>()
  const stop = await database.listen('note_changed', {
    onMessage: (payload) => void ids().then((found) => received.resolve([payload, found]), received.reject),
  })
  await database.transaction(async (tx) => {
    await notify(tx, 'note_changed', 'one')
    await tx.insert(note).values({ id: 1 })
  })
  expect(await received.promise).toEqual(['one', [1]])
  await stop()
})

test('a rolled-back notification is never delivered', async () => {
  const received: string[] = []
  const last = Promise.withResolvers<void>()
  const onMessage = (payload: string) => {
    received.push(payload)
    if (payload === 'last') last.resolve()
  }
  const stop = await database.listen('note_changed', { onMessage })
  const work = database.transaction(async (tx) => {
    await notify(tx, 'note_changed', 'undone')
    throw new Error('undone')
  })
  await expect(work).rejects.toThrow('undone')
  await database.transaction((tx) => notify(tx, 'note_changed', 'last'))
  await last.promise
  expect(received).toEqual(['last'])
  await stop()
})

test('migrating an up-to-date database changes nothing', async () => {
  const applied = sql`select count(*) as count from drizzle.__drizzle_migrations`
  const before = await database.query((db) => db.execute(applied))
  await database.migrate()
  expect((await database.query((db) => db.execute(applied))).rows).toEqual(before.rows)
})

function deepestMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : deepestMessage(error.cause)
}
