import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { openTestDatabaseTwice } from '@hydrant/database/testing/test-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type Call, callShopAndCheckResponse, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from './test-catalogue.ts'

type TestClient = <Body = unknown>(method: string, path: string, call?: Call) => Promise<Reply<Body>>

/** The small shop served by two processes; close it after the tests of a file. */
export interface TwoShops {
  readonly first: TestClient
  readonly second: TestClient
  /** An account without members. */
  readonly station: string
  /** Signs in the buyer and returns the token of the new session. */
  signIn(): Promise<string>
  /** Writes in a transaction of the first process. */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Waits until the second process has received all change notifications of the first. */
  waitForSync(): Promise<void>
  close(): Promise<void>
}

/** Opens two servers of the small shop on one database, each with its own connection. */
export async function openShopTwice(): Promise<TwoShops> {
  const databases = await openTestDatabaseTwice()
  await fillTestCatalogue(databases.first)
  const station = createIdFromKey('001', 'station')
  await databases.first.transaction((tx) => tx.insert(account).values({ id: station, name: 'Station' }))
  const [first, second] = [await openApp(databases.first), await openApp(databases.second)]
  const createClient =
    (url: string): TestClient =>
    (method, path, call = {}) =>
      callShopAndCheckResponse({ url, webstoreId: ids.webstore }, { method, path }, call)
  return {
    first: createClient(first.url),
    second: createClient(second.url),
    station,
    signIn: async () =>
      (
        await createClient(first.url)<SignedIn>('POST', ROUTES.signIn.path, {
          body: { username: BUYER, password: PASSWORD },
        })
      ).body.token,
    write: (work) => databases.first.transaction(work),
    waitForSync: databases.waitUntilAllReceived,
    close: async () => {
      await second.app.close()
      await first.close()
    },
  }
}
