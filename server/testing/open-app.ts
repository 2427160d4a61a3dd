import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { buildApp } from '../app/build-app.ts'
import type { CompanySignIn, SecurityLog } from '../session/service.ts'
import type { Webhook } from '../events/service.ts'
import type { ObjectStore } from '../media/service.ts'
import type { SnapshotPlace } from '../search/service.ts'
import type { PaymentGateways } from '../payments/service.ts'

/** The API of a test shop on its own port. */
export interface OpenApp {
  readonly app: FastifyInstance
  /** With the base path, without a slash at its end. */
  readonly url: string
  /** Closes the API, then its database. */
  readonly close: () => Promise<void>
}

/** The options of a test API. */
export interface OpenAppOptions {
  readonly basePath?: string
  /** The token of the import command. */
  readonly operatorToken?: string | null
  /** The folder of the embedded database; defaults to none. */
  readonly dataDir?: string
  /** Defaults to the test gateway. */
  readonly gateways?: PaymentGateways | undefined
  readonly gatewayTimeoutMilliseconds?: number | undefined
  /** Defaults to 1000. */
  readonly signInsPerMinute?: number
  /** Defaults to 1000. */
  readonly guestCartsPerHour?: number
  /** Origins whose pages may call the API; defaults to none. */
  readonly corsOrigins?: readonly string[]
  /** Passwords that nobody can sign in with; defaults to none. */
  readonly publishedPasswords?: readonly string[]
  /** Where the bytes of new media are; defaults to the database. */
  readonly objectStore?: ObjectStore
  /** Whether a mail server sends the mails; defaults to no. */
  readonly hasMailServer?: boolean
  /** The OpenID provider with whose accounts people sign in; defaults to none. */
  readonly companySignIn?: CompanySignIn
  /** Where security events are logged; defaults to nowhere. */
  readonly securityLog?: SecurityLog
  /** The receiver of events; defaults to none. */
  readonly webhook?: Webhook
  /** Where the search index is stored; defaults to nowhere. */
  readonly indexPlace?: SnapshotPlace
  /** The server's log; defaults to a silent one. */
  readonly log?: FastifyBaseLogger
}

/** The secret that signs the cookies and tokens of test shops. */
export const TEST_SECRET = 'a secret that only tests know, of 32 characters and more'

/** Opens the API of a filled test database on a free port. */
export async function openApp(
  database: Database,
  {
    basePath = '',
    operatorToken = null,
    dataDir,
    gateways,
    gatewayTimeoutMilliseconds,
    signInsPerMinute = 1000,
    guestCartsPerHour = 1000,
    corsOrigins = [],
    publishedPasswords = [],
    objectStore,
    hasMailServer = false,
    companySignIn,
    securityLog,
    indexPlace,
    webhook,
    log,
  }: OpenAppOptions = {},
): Promise<OpenApp> {
  const app = await buildApp({
    database,
    settings: { basePath, logLevel: 'silent', corsOrigins },
    secret: TEST_SECRET,
    operatorToken,
    dataDir,
    pages: null,
    ...(gateways !== undefined && { gateways }),
    gatewayTimeoutMilliseconds,
    signInsPerMinute,
    guestCartsPerHour,
    publishedPasswords,
    hasMailServer,
    companySignIn: companySignIn ?? null,
    ...(objectStore !== undefined && { objectStore }),
    ...(securityLog !== undefined && { securityLog }),
    ...(indexPlace !== undefined && { indexPlace }),
    ...(webhook !== undefined && { webhook }),
    ...(log !== undefined && { log }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    await app.close()
    await database.close()
  }
  return { app, url: `http://127.0.0.1:${getPort(app.server.address())}${basePath}`, close }
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The test shop has no port.')
  return address.port
}
