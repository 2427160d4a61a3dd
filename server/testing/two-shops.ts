import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { openTestDatabaseTwice } from '@hydrant/database/testing/test-database.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type Call, callShop, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from './test-catalogue.ts'

type Caller = <Body = unknown>(method: string, path: string, call?: Call) => Promise<Reply<Body>>

/** The small shop as two processes serve it; close it when the file is done. */
export interface TwoShops {
  readonly first: Caller
  readonly second: Caller
  /** An account that is nobody's. */
  readonly station: string
  /** The token of the buyer's new session. */
  signIn(): Promise<string>
  /** Writes through the first process. */
  write<T>(work: (executor: Executor) => Promise<T>): Promise<T>
  /** Waits until the second process has heard of everything that the first has written so far. */
  heardEverything(): Promise<void>
  close(): Promise<void>
}

/** Opens the small shop twice on one database. */
export async function openTwoShops(): Promise<TwoShops> {
  const databases = await openTestDatabaseTwice()
  await fillTestCatalogue(databases.first)
  const station = idFromKey('001', 'station')
  await databases.first.transaction((executor) => executor.insert(account).values({ id: station, name: 'Station' }))
  const [first, second] = [await openApp(databases.first), await openApp(databases.second)]
  const callerOf =
    (url: string): Caller =>
    (method, path, call = {}) =>
      callShop({ url, webstoreId: ids.webstore }, { method, path }, call)
  return {
    first: callerOf(first.url),
    second: callerOf(second.url),
    station,
    signIn: async () =>
      (
        await callerOf(first.url)<SignedIn>('POST', ROUTES.signIn.path, {
          body: { username: BUYER, password: PASSWORD },
        })
      ).body.token,
    write: (work) => databases.first.transaction(work),
    heardEverything: databases.heardEverything,
    close: async () => {
      await second.app.close()
      await first.close()
    },
  }
}
