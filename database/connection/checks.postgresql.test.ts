import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const stranger = `hydrant_stranger_${randomBytes(6).toString('hex')}`
const admin = new pg.Client(server)

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create role ${stranger} login password 's3cret'`)
})

afterAll(async () => {
  await admin.query(`drop role ${stranger}`)
  await admin.end()
})

const serverUrl = (changes: Partial<Pick<URL, 'pathname' | 'username' | 'password'>>) =>
  Object.assign(new URL(server), changes).href
const open = (url: string) => openDatabase({ url, dataDir: '/nowhere' })

test('a missing database is distinguished from a server that does not respond', async () => {
  const url = serverUrl({ pathname: '/hydrant_no_such_database' })
  await expect(open(url)).rejects.toThrow(
    /hydrant_no_such_database cannot be used: the server has no database of that name\.$/,
  )
})

test('the error for a user who may not create extensions names the missing privilege', async () => {
  const url = serverUrl({ username: stranger, password: 's3cret' })
  await expect(open(url)).rejects.toThrow(`User ${stranger} may not create extensions and schemas in the database at`)
})

test('a usable server is opened', async () => {
  const database = await open(server)
  expect(database.kind).toBe('postgresql')
  await database.close()
})
