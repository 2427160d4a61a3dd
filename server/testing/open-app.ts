import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { buildApp } from '../http/app.ts'
import type { SecurityLog } from '../session/service.ts'
import type { PaymentGateways } from '../payments/service.ts'

/** A shop's API on a port of its own. */
export interface OpenApp {
  readonly app: FastifyInstance
  /** With the base path, without a slash at its end. */
  readonly url: string
  /** Closes the API, then its database. */
  readonly close: () => Promise<void>
}

/** How the API of a test is opened. */
export interface OpenAppOptions {
  readonly basePath?: string
  /** Lets the import in. */
  readonly operatorToken?: string | null
  /** Without it the test gateway. */
  readonly gateways?: PaymentGateways | undefined
  readonly gatewayTimeoutMilliseconds?: number | undefined
  /** 1000 unless given. */
  readonly signInsPerMinute?: number
  /** 1000 unless given. */
  readonly guestCartsPerHour?: number
  /** Sites whose pages may call the API; none unless given. */
  readonly corsOrigins?: readonly string[]
  /** Passwords that let nobody in; none unless given. */
  readonly publishedPasswords?: readonly string[]
  /** Where security events are written; nowhere unless given. */
  readonly securityLog?: SecurityLog
  /** The server's log; silent unless given. */
  readonly log?: FastifyBaseLogger
}

/** Opens the API of a filled test database on a free port. */
export async function openApp(
  database: Database,
  {
    basePath = '',
    operatorToken = null,
    gateways,
    gatewayTimeoutMilliseconds,
    signInsPerMinute = 1000,
    guestCartsPerHour = 1000,
    corsOrigins = [],
    publishedPasswords = [],
    securityLog,
    log,
  }: OpenAppOptions = {},
): Promise<OpenApp> {
  const app = await buildApp({
    database,
    settings: { basePath, logLevel: 'silent', corsOrigins },
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken,
    pages: null,
    ...(gateways !== undefined && { gateways }),
    gatewayTimeoutMilliseconds,
    signInsPerMinute,
    guestCartsPerHour,
    publishedPasswords,
    ...(securityLog !== undefined && { securityLog }),
    ...(log !== undefined && { log }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    await app.close()
    await database.close()
  }
  return { app, url: `http://127.0.0.1:${portOf(app.server.address())}${basePath}`, close }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The test shop has no port.')
  return address.port
}
