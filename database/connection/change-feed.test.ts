import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, accountMember, buyerGroup, buyerGroupMember, managedAccount } from '../schema/accounts.ts'
import { page } from '../schema/content.ts'
import { session, user } from '../schema/session.ts'
import { webstore } from '../schema/webstore.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database, Executor } from './database.ts'

let database: Database
let received: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction(async (executor) => {
    await executor.insert(user).values({ id: 'u', name: 'U', email: 'u@example.com' })
    await executor.insert(account).values({ id: 'a', name: 'A' })
    await executor.insert(session).values({ id: 's', userId: 'u', token: 't', expiresAt: new Date('2100-01-01') })
  })
  await database.subscribe({
    onChange: (change) => received.push(change),
    onLost: () => undefined,
    onRestored: () => undefined,
  })
})
beforeEach(() => {
  received = []
})
afterAll(() => database.close())

const writes: ReadonlyArray<readonly [string, (executor: Executor) => Promise<unknown>]> = [
  ['webstore', (executor) => executor.update(webstore).set({ catalogVersion: sql`catalog_version + 1` })],
  ['session:s', (executor) => executor.update(session).set({ expiresAt: new Date('2101-01-01') })],
  ['customers', (executor) => executor.update(user).set({ role: 'admin' })],
  ['customers', (executor) => executor.update(account).set({ name: 'B' })],
  ['customers', (executor) => executor.insert(accountMember).values({ userId: 'u', accountId: 'a' })],
  ['customers', (executor) => executor.insert(managedAccount).values({ userId: 'u', accountId: 'a' })],
  ['customers', (executor) => executor.insert(buyerGroup).values({ id: 'g', name: 'G' })],
  ['customers', (executor) => executor.insert(buyerGroupMember).values({ buyerGroupId: 'g', accountId: 'a' })],
  ['content', (executor) => executor.insert(page).values({ id: 'p', path: '/p' })],
  ['content', (executor) => executor.update(page).set({ publishedVersion: 1 })],
  ['session:s', (executor) => executor.delete(session).where(eq(session.id, 's'))],
]

test.each(writes)(
  'a change of %s is heard before the writer goes on, alone and in a transaction',
  async (change, write) => {
    await database.transaction(async (executor) => {
      await write(executor)
      expect(received).toEqual([])
    })
    expect(received).toEqual([change])
  },
)

test('a change outside a transaction is received before the writer continues, and many in a row each once', async () => {
  for (let round = 0; round < 20; round += 1) {
    await database.read((executor) => executor.update(webstore).set({ catalogVersion: sql`catalog_version + 1` }))
    expect(received).toHaveLength(round + 1)
  }
})

test('the use of a session is no change', async () => {
  await database.read((executor) => executor.update(session).set({ lastUsedAt: new Date() }))
  expect(received).toEqual([])
})

test('a change that is rolled back is not received', async () => {
  const work = database.transaction(async (executor) => {
    await executor.update(webstore).set({ catalogVersion: sql`catalog_version + 1` })
    throw new Error('undone')
  })
  await expect(work).rejects.toThrow('undone')
  expect(received).toEqual([])
})
