import type { FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { DEMO_PASSWORD, seedDemoShopWithPublishedPassword } from '../import/service.ts'
import { getWebstore } from '../webstore/service.ts'
import { type Call, callShopAndCheckResponse, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'

/** The demo shop on its own port with its own database; close it after the tests of a file. */
export interface TestShop {
  /** Without a trailing slash. */
  readonly url: string
  readonly app: FastifyInstance
  readonly database: Database
  readonly webstoreId: string
  readonly siteId: string
  /** The token of the import command. */
  readonly operatorToken: string
  close(): Promise<void>
  /** Signs in a demo user and returns the token of the new session. */
  signIn(email: string): Promise<string>
  /**
   * Calls the shop over HTTP; '/webstore/carts' is short for the path of the web store's carts. Declare the body's type
   * where a test reads from it.
   */
  call<Body = unknown>(method: string, path: string, call?: Call): Promise<Reply<Body>>
}

/** The options of a test shop. */
export interface TestShopOptions {
  /** Defaults to ''. */
  readonly basePath?: string
  /** Called in the open demo shop before the first request. */
  readonly prepare?: (database: Database) => Promise<void>
}

const OPERATOR_TOKEN = 'a-token-for-the-import-command'

/** Opens a server of the demo shop on a new database, for tests. */
export async function openTestShop({ basePath = '', prepare }: TestShopOptions = {}): Promise<TestShop> {
  const database = await openTestDatabase()
  await seedDemoShopWithPublishedPassword(database)
  await prepare?.(database)
  const webstore = await database.query(getWebstore)
  const { app, url, close } = await openApp(database, { basePath, operatorToken: OPERATOR_TOKEN })
  const call = <Body>(method: string, path: string, callOptions: Call = {}) =>
    callShopAndCheckResponse<Body>({ url, webstoreId: webstore.id }, { method, path }, callOptions)
  return {
    url,
    app,
    database,
    webstoreId: webstore.id,
    siteId: webstore.siteId,
    operatorToken: OPERATOR_TOKEN,
    call,
    close,
    signIn: async (email) => {
      const { status, body } = await call<SignedIn>('POST', ROUTES.signIn.path, {
        body: { username: email, password: DEMO_PASSWORD },
      })
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
      return body.token
    },
  }
}
