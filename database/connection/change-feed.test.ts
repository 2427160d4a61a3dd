import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, accountMember, buyerGroup, buyerGroupMember, managedAccount } from '../schema/accounts.ts'
import { page } from '../schema/content.ts'
import { session, user } from '../schema/session.ts'
import { webstore } from '../schema/webstore.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database, Transaction } from './database.ts'

let database: Database
let received: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction(async (tx) => {
    await tx.insert(user).values({ id: 'u', name: 'U', email: 'u@example.com' })
    await tx.insert(account).values({ id: 'a', name: 'A' })
    await tx.insert(session).values({ id: 's', userId: 'u', token: 't', expiresAt: new Date('2100-01-01') })
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

const writes: ReadonlyArray<readonly [string, (tx: Transaction) => Promise<unknown>]> = [
  ['webstore', (tx) => tx.update(webstore).set({ catalogVersion: sql`catalog_version + 1` })],
  ['session:s', (tx) => tx.update(session).set({ expiresAt: new Date('2101-01-01') })],
  ['customers', (tx) => tx.update(user).set({ role: 'admin' })],
  ['customers', (tx) => tx.update(account).set({ name: 'B' })],
  ['customers', (tx) => tx.insert(accountMember).values({ userId: 'u', accountId: 'a' })],
  ['customers', (tx) => tx.insert(managedAccount).values({ userId: 'u', accountId: 'a' })],
  ['customers', (tx) => tx.insert(buyerGroup).values({ id: 'g', name: 'G' })],
  ['customers', (tx) => tx.insert(buyerGroupMember).values({ buyerGroupId: 'g', accountId: 'a' })],
  ['content', (tx) => tx.insert(page).values({ id: 'p', path: '/p' })],
  ['content', (tx) => tx.update(page).set({ publishedVersion: 1 })],
  ['session:s', (tx) => tx.delete(session).where(eq(session.id, 's'))],
]

test.each(writes)(
  'a change of %s is heard before the writer goes on, alone and in a transaction',
  async (change, write) => {
    await database.transaction(async (tx) => {
      await write(tx)
      expect(received).toEqual([])
    })
    expect(received).toEqual([change])
  },
)

test('a change outside a transaction is received before the writer continues, and many in a row each once', async () => {
  for (let round = 0; round < 20; round += 1) {
    await database.transaction((tx) => tx.update(webstore).set({ catalogVersion: sql`catalog_version + 1` }))
    expect(received).toHaveLength(round + 1)
  }
})

test('the use of a session is no change', async () => {
  await database.transaction((tx) => tx.update(session).set({ lastUsedAt: new Date() }))
  expect(received).toEqual([])
})

test('a change that is rolled back is not received', async () => {
  const work = database.transaction(async (tx) => {
    await tx.update(webstore).set({ catalogVersion: sql`catalog_version + 1` })
    throw new Error('undone')
  })
  await expect(work).rejects.toThrow('undone')
  expect(received).toEqual([])
})
