import type { AddressInfo } from 'node:net'
import type { Database } from '@hydrant/database/connection/database.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { buildApp } from '../http/app.ts'
import { type Call, callShop, type Reply } from './call-shop.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from './test-catalogue.ts'

/** A small shop whose every product and price a test can know, open on a port of its own; close it when the file is done. */
export interface TestCatalogue {
  readonly database: Database
  /** Calls as a guest; '/webstore/products' is short for the path of the web store's products. */
  guest<Body = unknown>(method: string, path: string, call?: Call): Promise<Reply<Body>>
  /** Calls as a buyer of the county. */
  buyer<Body = unknown>(method: string, path: string, call?: Call): Promise<Reply<Body>>
  close(): Promise<void>
}

/** Opens the small shop. */
export async function openTestCatalogue(): Promise<TestCatalogue> {
  const database = await openTestDatabase()
  await fillTestCatalogue(database)
  const app = await buildApp({
    database,
    settings: { basePath: '', logLevel: 'silent' },
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken: null,
    pages: null,
    signInsPerMinute: 1000,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const shop = { url: `http://127.0.0.1:${portOf(app.server.address())}`, webstoreId: ids.webstore }
  const guest = <Body>(method: string, path: string, call: Call = {}) => callShop<Body>(shop, { method, path }, call)
  const session = await guest<SignedIn>('POST', ROUTES.signIn.path, { body: { username: BUYER, password: PASSWORD } })
  return {
    database,
    guest,
    buyer: (method, path, call = {}) => callShop(shop, { method, path }, { ...call, token: session.body.token }),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The test shop has no port.')
  return address.port
}
