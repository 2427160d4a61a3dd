import type { Database } from '@hydrant/database/connection/database.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { type Call, callShopAndCheckResponse, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from './test-catalogue.ts'

/** A small shop with known products and prices on its own port; close it after the tests of a file. */
export interface TestCatalogue {
  readonly database: Database
  /** Calls as a guest; '/webstore/products' is short for the path of the web store's products. */
  guest<Body = unknown>(method: string, path: string, call?: Call): Promise<Reply<Body>>
  /** Calls as the buyer of the county. */
  buyer<Body = unknown>(method: string, path: string, call?: Call): Promise<Reply<Body>>
  close(): Promise<void>
}

/** Opens a server of the small test shop on a new database, and signs in its buyer. */
export async function openTestCatalogueShop(): Promise<TestCatalogue> {
  const database = await openTestDatabase()
  await fillTestCatalogue(database)
  const { url, close } = await openApp(database)
  const shop = { url, webstoreId: ids.webstore }
  const guest = <Body>(method: string, path: string, call: Call = {}) =>
    callShopAndCheckResponse<Body>(shop, { method, path }, call)
  const session = await guest<SignedIn>('POST', ROUTES.signIn.path, { body: { username: BUYER, password: PASSWORD } })
  return {
    database,
    guest,
    buyer: (method, path, call = {}) =>
      callShopAndCheckResponse(shop, { method, path }, { ...call, token: session.body.token }),
    close,
  }
}
