import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTemporarilyUnavailable } from './availability.ts'
import { createPostgresqlDatabase } from './postgresql-database.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const closedDatabase = `hydrant_closed_${randomBytes(6).toString('hex')}`
const closedRole = `hydrant_no_login_${randomBytes(6).toString('hex')}`
const admin = new pg.Client(server)

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${closedDatabase} allow_connections false`)
  await admin.query(`create role ${closedRole} nologin`)
})
afterAll(async () => {
  await admin.query(`drop database ${closedDatabase}`)
  await admin.query(`drop role ${closedRole}`)
  await admin.end()
})

test.each([
  ['a database that takes no connections', '55000', { pathname: `/${closedDatabase}` }],
  ['a database that is gone', '3D000', { pathname: '/hydrant_no_such_database' }],
  ['a user that may not sign in', '28000', { username: closedRole }],
])('%s (%s) is unavailable [RUN-04]', async (_, code, changes) => {
  const database = createPostgresqlDatabase(Object.assign(new URL(server), changes).href)
  for (const use of [
    () => database.query((db) => db.execute(sql`select 1`)),
    () => database.transaction((tx) => tx.execute(sql`select 1`)),
  ]) {
    const error: unknown = await use().catch((caught: unknown) => caught)
    expect(codesOf(error)).toContain(code)
    expect(isTemporarilyUnavailable(error)).toBe(true)
  }
  await database.close()
})

function codesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  return ['code' in error ? error.code : null, ...codesOf(error.cause)]
}
