import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database, Transaction } from './database.ts'
import {
  toRowsJson,
  createColumnPlaceholders,
  toSelectFromJsonSql,
  defineStatement,
  defineSqlStatement,
} from './statement.ts'

const parcel = pgTable('parcel', {
  id: integer('id').primaryKey(),
  label: text('label').notNull(),
  tags: text('tags').array(),
  facts: jsonb('facts').$type<Record<string, unknown>>(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  pieces: integer('pieces').notNull().default(1),
})
type Parcel = typeof parcel.$inferSelect

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction((tx) =>
    tx.execute(
      sql`create table parcel (id int primary key, label text not null, tags text[], facts jsonb, sent_at timestamptz, pieces int not null default 1)`,
    ),
  )
})

beforeEach(() => database.transaction((tx) => tx.delete(parcel)))
afterAll(() => database.close())

const byId = defineStatement<{ id: number }>()((db, { id }) => db.select().from(parcel).where(eq(parcel.id, id)))
const ofIds = defineStatement<{ ids: readonly number[] }>()((db, { ids }) =>
  db
    .select({ id: parcel.id })
    .from(parcel)
    .where(sql`${parcel.id} = any(${ids})`)
    .orderBy(parcel.id),
)
const stored = defineStatement<Parcel>()((tx: Transaction) =>
  tx.insert(parcel).values(createColumnPlaceholders(parcel, ['id', 'label', 'tags', 'facts', 'sentAt', 'pieces'])),
)
const relabelled = defineStatement<Pick<Parcel, 'id' | 'label' | 'facts'>>()((tx: Transaction, { id }) =>
  tx
    .update(parcel)
    .set(createColumnPlaceholders(parcel, ['label', 'facts']))
    .where(eq(parcel.id, id)),
)
const manyStored = defineStatement<{ rows: string }>()((tx: Transaction) =>
  tx.insert(parcel).select(toSelectFromJsonSql(parcel, 'rows', { pieces: sql`1` })),
)
const labelsLike = defineSqlStatement<{ pattern: string }, { label: string }>(
  ({ pattern }) => sql`select label from parcel where label like ${pattern} order by label`,
)

const full: Parcel = {
  id: 1,
  label: 'O’Neill; "quoted" \\ back',
  tags: ['a,b', '"', 'NULL', ''],
  facts: { nested: [{ deep: null }] },
  sentAt: new Date('2026-03-01T12:00:00.123Z'),
  pieces: 3,
}
const empty: Parcel = { id: 2, label: '', tags: null, facts: null, sentAt: null, pieces: 1 }

test.each([
  ['every value', full],
  ['no value where none is needed', empty],
])('a value stored with %s is read back unchanged', async (_what, values) => {
  await database.transaction((tx) => stored(tx, values))
  expect(await database.query((db) => byId(db, { id: values.id }))).toEqual([values])
})

test('any number of rows are stored by one statement, with the defaults that it names', async () => {
  const { pieces: _default, ...ofDefault } = empty
  await database.transaction((tx) => manyStored(tx, { rows: toRowsJson(parcel, [full, ofDefault]) }))
  await database.transaction((tx) => manyStored(tx, { rows: toRowsJson(parcel, []) }))
  expect(await database.query((db) => db.select().from(parcel).orderBy(parcel.id))).toEqual([full, empty])
})

test('null is a value like any other when a row is updated', async () => {
  await database.transaction((tx) => stored(tx, full))
  await database.transaction((tx) => relabelled(tx, { id: 1, label: 'new', facts: null }))
  expect(await database.query((db) => byId(db, { id: 1 }))).toEqual([{ ...full, label: 'new', facts: null }])
})

test('a statement takes lists, and does not interpret text values', async () => {
  await database.transaction((tx) => manyStored(tx, { rows: toRowsJson(parcel, [full, empty]) }))
  expect(await database.query((db) => ofIds(db, { ids: [2, 1, 9] }))).toEqual([{ id: 1 }, { id: 2 }])
  expect(await database.query((db) => ofIds(db, { ids: [] }))).toEqual([])
  expect(await database.transaction((tx) => labelsLike(tx, { pattern: "O’%'; drop table parcel --" }))).toEqual([])
  expect(await database.transaction((tx) => labelsLike(tx, { pattern: 'O’%' }))).toEqual([{ label: full.label }])
})

test('a statement belongs to its transaction: rolled back with it, and with its savepoint', async () => {
  const work = database.transaction(async (tx) => {
    await stored(tx, full)
    await tx.transaction((savepoint) => stored(savepoint, { ...empty, id: full.id })).catch(() => undefined)
    expect(await byId(tx, { id: full.id })).toEqual([full])
    throw new Error('changed its mind')
  })
  await expect(work).rejects.toThrow('changed its mind')
  expect(await database.query((db) => byId(db, { id: 1 }))).toEqual([])
})

test('a statement in a transaction that has ended throws', async () => {
  const outlivingTransactions: Transaction[] = []
  await database.transaction(async (tx) => {
    outlivingTransactions.push(tx)
    await byId(tx, { id: 1 })
  })
  const [tx] = outlivingTransactions
  if (tx === undefined) throw new Error('There was no transaction.')
  await expect(byId(tx, { id: 1 })).rejects.toThrow(/ended|Failed query/)
})

test('statements that are sent together are run in their order, each seeing those before it', async () => {
  const [, , lastRows] = await database.transaction((tx) =>
    Promise.all([stored(tx, full), relabelled(tx, { id: 1, label: 'second', facts: null }), byId(tx, { id: 1 })]),
  )
  expect(lastRows).toEqual([{ ...full, label: 'second', facts: null }])
})

function codesOf(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return []
  return ['code' in error ? error.code : null, ...('cause' in error ? codesOf(error.cause) : [])]
}

test('work that continues after other work has failed cannot write after the end of its transaction', async () => {
  const lateWrite = Promise.withResolvers<unknown>()
  const work = database.transaction((tx) =>
    Promise.all([
      byId(tx, { id: 1 }).then(() => {
        throw new Error('changed its mind')
      }),
      byId(tx, { id: 1 })
        .then(() => byId(tx, { id: 2 }))
        .then(() => stored(tx, full))
        .then(lateWrite.resolve, lateWrite.resolve),
    ]),
  )
  await expect(work).rejects.toThrow('changed its mind')
  await lateWrite.promise
  expect(await database.query((db) => byId(db, { id: full.id }))).toEqual([])
})

test('when one of several statements fails, the transaction fails with its error', async () => {
  const work = database.transaction((tx) => Promise.all([stored(tx, full), stored(tx, full), byId(tx, { id: 1 })]))
  expect(codesOf(await work.catch((error: unknown) => error))).toContain('23505')
  expect(await database.query((db) => byId(db, { id: 1 }))).toEqual([])
})
