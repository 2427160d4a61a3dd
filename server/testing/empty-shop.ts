import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { DEMO_PASSWORD, setUpShopIfEmptyAndGetNotice } from '../import/service.ts'
import { getWebstore } from '../webstore/service.ts'
import { type Call, callShopAndCheckResponse, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'

/** An empty shop without an administrator, on its own port with its own database. */
export interface EmptyShop {
  /** Without a trailing slash. */
  readonly url: string
  readonly database: Database
  readonly siteId: string
  /** Calls the shop over HTTP, as `TestShop.call` does. */
  call<Body = unknown>(method: string, path: string, call?: Call): Promise<Reply<Body>>
  close(): Promise<void>
}

/** Opens an empty shop as a first start does, for tests. Nobody can sign in with the password of the demo. */
export async function openEmptyShop(): Promise<EmptyShop> {
  const database = await openTestDatabase()
  await setUpShopIfEmptyAndGetNotice(database, { isDemo: false, acceptsPublishedPassword: false })
  const { id: webstoreId, siteId } = await database.query(getWebstore)
  const { url, close } = await openApp(database, { publishedPasswords: [DEMO_PASSWORD] })
  return {
    url,
    database,
    siteId,
    call: (method, path, options = {}) => callShopAndCheckResponse({ url, webstoreId }, { method, path }, options),
    close,
  }
}
