import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database, Executor } from './database.ts'
import { serializeRows, columnPlaceholders, selectGivenRows, statement, textStatement } from './statement.ts'

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
  await database.read((executor) =>
    executor.execute(
      sql`create table parcel (id int primary key, label text not null, tags text[], facts jsonb, sent_at timestamptz, pieces int not null default 1)`,
    ),
  )
})

beforeEach(() => database.read((executor) => executor.delete(parcel)))
afterAll(() => database.close())

const byId = statement<{ id: number }>()((executor, { id }) => executor.select().from(parcel).where(eq(parcel.id, id)))
const ofIds = statement<{ ids: readonly number[] }>()((executor, { ids }) =>
  executor
    .select({ id: parcel.id })
    .from(parcel)
    .where(sql`${parcel.id} = any(${ids})`)
    .orderBy(parcel.id),
)
const stored = statement<Parcel>()((executor) =>
  executor.insert(parcel).values(columnPlaceholders(parcel, ['id', 'label', 'tags', 'facts', 'sentAt', 'pieces'])),
)
const relabelled = statement<Pick<Parcel, 'id' | 'label' | 'facts'>>()((executor, { id }) =>
  executor
    .update(parcel)
    .set(columnPlaceholders(parcel, ['label', 'facts']))
    .where(eq(parcel.id, id)),
)
const manyStored = statement<{ rows: string }>()((executor) =>
  executor.insert(parcel).select(selectGivenRows(parcel, 'rows', { pieces: sql`1` })),
)
const labelsLike = textStatement<{ pattern: string }, { label: string }>(
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
  await database.transaction((executor) => stored(executor, values))
  expect(await database.read((executor) => byId(executor, { id: values.id }))).toEqual([values])
})

test('any number of rows are stored by one statement, with the defaults that it names', async () => {
  const { pieces: _default, ...ofDefault } = empty
  await database.transaction((executor) => manyStored(executor, { rows: serializeRows(parcel, [full, ofDefault]) }))
  await database.transaction((executor) => manyStored(executor, { rows: serializeRows(parcel, []) }))
  expect(await database.read((executor) => executor.select().from(parcel).orderBy(parcel.id))).toEqual([full, empty])
})

test('null is a value like any other when a row is updated', async () => {
  await database.transaction((executor) => stored(executor, full))
  await database.transaction((executor) => relabelled(executor, { id: 1, label: 'new', facts: null }))
  expect(await database.read((executor) => byId(executor, { id: 1 }))).toEqual([{ ...full, label: 'new', facts: null }])
})

test('a statement takes lists, and does not interpret text values', async () => {
  await database.transaction((executor) => manyStored(executor, { rows: serializeRows(parcel, [full, empty]) }))
  expect(await database.read((executor) => ofIds(executor, { ids: [2, 1, 9] }))).toEqual([{ id: 1 }, { id: 2 }])
  expect(await database.read((executor) => ofIds(executor, { ids: [] }))).toEqual([])
  expect(await database.read((executor) => labelsLike(executor, { pattern: "O’%'; drop table parcel --" }))).toEqual([])
  expect(await database.read((executor) => labelsLike(executor, { pattern: 'O’%' }))).toEqual([{ label: full.label }])
})

test('a statement belongs to its executor’s transaction: rolled back with it, and with its savepoint', async () => {
  const work = database.transaction(async (executor) => {
    await stored(executor, full)
    await executor.transaction((inner) => stored(inner, { ...empty, id: full.id })).catch(() => undefined)
    expect(await byId(executor, { id: full.id })).toEqual([full])
    throw new Error('changed its mind')
  })
  await expect(work).rejects.toThrow('changed its mind')
  expect(await database.read((executor) => byId(executor, { id: 1 }))).toEqual([])
})

test('the executor of a transaction that has ended throws', async () => {
  const outlivingExecutors: Executor[] = []
  await database.transaction(async (executor) => {
    outlivingExecutors.push(executor)
    await byId(executor, { id: 1 })
  })
  const [executor] = outlivingExecutors
  if (executor === undefined) throw new Error('There was no transaction.')
  await expect(byId(executor, { id: 1 })).rejects.toThrow(/ended|Failed query/)
})

test('statements that are sent together are run in their order, each seeing those before it', async () => {
  const [, , lastRows] = await database.transaction((executor) =>
    Promise.all([
      stored(executor, full),
      relabelled(executor, { id: 1, label: 'second', facts: null }),
      byId(executor, { id: 1 }),
    ]),
  )
  expect(lastRows).toEqual([{ ...full, label: 'second', facts: null }])
})

function codesOf(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return []
  return ['code' in error ? error.code : null, ...('cause' in error ? codesOf(error.cause) : [])]
}

test('work that continues after other work has failed cannot write after the end of its transaction', async () => {
  const lateWrite = Promise.withResolvers<unknown>()
  const work = database.transaction((executor) =>
    Promise.all([
      byId(executor, { id: 1 }).then(() => {
        throw new Error('changed its mind')
      }),
      byId(executor, { id: 1 })
        .then(() => byId(executor, { id: 2 }))
        .then(() => stored(executor, full))
        .then(lateWrite.resolve, lateWrite.resolve),
    ]),
  )
  await expect(work).rejects.toThrow('changed its mind')
  await lateWrite.promise
  expect(await database.read((executor) => byId(executor, { id: full.id }))).toEqual([])
})

test('when one of several statements fails, the transaction fails with its error', async () => {
  const work = database.transaction((executor) =>
    Promise.all([stored(executor, full), stored(executor, full), byId(executor, { id: 1 })]),
  )
  expect(codesOf(await work.catch((error: unknown) => error))).toContain('23505')
  expect(await database.read((executor) => byId(executor, { id: 1 }))).toEqual([])
})
