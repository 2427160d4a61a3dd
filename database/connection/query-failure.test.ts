import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { withoutQueryValues } from './query-failure.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a failed query is logged with its reason and stack, without its values', async () => {
  const error: unknown = await database
    .query((db) => db.execute(sql`select ${'a secret session'}::text from nowhere`))
    .catch((thrown: unknown) => thrown)
  const safeError = withoutQueryValues(error)
  if (!(safeError instanceof Error)) throw new Error('It is told as an error.')
  expect(safeError.message).toContain('select $1::text from nowhere')
  expect(safeError.message).toContain('does not exist')
  expect(safeError.stack).toContain('query-failure.test.ts')
  expect(JSON.stringify([safeError, safeError.message, safeError.stack, safeError.cause])).not.toContain(
    'a secret session',
  )
})

test('a failed query that caused another error is logged without its values, too', async () => {
  const cause: unknown = await database
    .query((db) => db.execute(sql`select ${'a secret session'}::text from nowhere`))
    .catch((thrown: unknown) => thrown)
  const logged = withoutQueryValues(
    new Error('The session could not be read.', { cause: new Error('Between them.', { cause }) }),
  )
  const text = inspect(logged, { depth: 10 })
  expect(text).toContain('The session could not be read.')
  expect(text).toContain('does not exist')
  expect(text).not.toContain('a secret session')
})

test('failed queries among collected errors are logged without their values, too', async () => {
  const failed: unknown = await database
    .query((db) => db.execute(sql`select ${'a secret session'}::text from nowhere`))
    .catch((thrown: unknown) => thrown)
  const collected = new AggregateError([new TypeError('no'), new Error('One of them.', { cause: failed })], 'Several.')
  const logged = withoutQueryValues(new Error('All.', { cause: collected }))
  const text = inspect(logged, { depth: 10 })
  for (const shown of ['Several.', 'TypeError: no', 'One of them.', 'does not exist']) expect(text).toContain(shown)
  expect(text).not.toContain('a secret session')
})

test('other errors are logged as they are', () => {
  const error = new TypeError('no', { cause: new Error('because') })
  expect(withoutQueryValues(error)).toBe(error)
})
