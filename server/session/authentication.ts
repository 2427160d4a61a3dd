import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import { UnavailableError } from '@hydrant/database/connection/availability.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { credential, session, user, verification } from '@hydrant/database/schema/session.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { SecurityLog } from './security-log.ts'

/** The header that carries the client's address to where sessions keep it; the server sets it and nobody else can. */
export const CLIENT_ADDRESS_HEADER = 'x-hydrant-client-address'

/** The cookie that holds a session. */
export const SESSION_COOKIE = 'sid'

/** A session that is not used ends after this long unless the operator decides otherwise. */
const IDLE_SECONDS = 60 * 60 * 2

/** What the auth library needs to know about this installation. */
export interface AuthenticationOptions {
  readonly database: Database
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** How many sign-ins one client address may try in a minute. */
  readonly signInsPerMinute: number
  /** A session that is not used for so long ends; two hours unless given. */
  readonly idleSeconds?: number | undefined
  /** Passwords that the documentation prints, and that let nobody in. */
  readonly publishedPasswords: readonly string[]
  /** Where sign-ins, their failures and changes of rights are written. */
  readonly log: SecurityLog
}

/** How people and programs prove who they are. */
export interface Authentication {
  readonly library: AuthLibrary
  readonly database: Database
  readonly secret: string
  readonly signInsPerMinute: number
  readonly idleSeconds: number
  readonly publishedPasswords: readonly string[]
  readonly log: SecurityLog
  /** A session that is used is extended this often. */
  readonly refreshSeconds: number
}

type AuthLibrary = ReturnType<typeof createLibrary>

/** Sets up password sign-in with sessions in the database. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { idleSeconds = IDLE_SECONDS } = options
  // Seldom enough that a session in use is hardly ever written, often enough that it lasts nearly as long as is
  // promised.
  const refreshSeconds = Math.max(1, Math.floor(idleSeconds / 24))
  return {
    ...options,
    idleSeconds,
    refreshSeconds,
    library: createLibrary({ ...options, idleSeconds, refreshSeconds }),
  }
}

/**
 * Calls the auth library. Throws an `UnavailableError` when the library fails, as it does when a query of it fails;
 * what it refuses, such as a wrong password, it answers or throws as it is.
 */
export async function callLibrary<Result>(call: () => Promise<Result>): Promise<Result> {
  return orUnavailable(async () => {
    const result = await call()
    if (result instanceof Response && result.status >= 500)
      throw new Error(`The auth library answered ${result.status}.`)
    return result
  })
}

/**
 * Does what needs users and sessions. Throws an `UnavailableError` when a query of it fails: whoever signs in may try
 * again, and the log has the reason.
 */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnavailableError || (isAPIError(error) && error.statusCode < 500)) throw error
    throw new UnavailableError('Users and sessions cannot be read at the moment.', { cause: error })
  }
}

function createLibrary({
  database,
  secret,
  idleSeconds,
  refreshSeconds,
}: Pick<Authentication, 'database' | 'secret' | 'idleSeconds' | 'refreshSeconds'>) {
  return betterAuth({
    secret,
    baseURL: 'http://shop.invalid',
    basePath: '/auth',
    database: drizzleAdapter(database.handle, {
      provider: 'pg',
      schema: { user, session, account: credential, verification },
    }),
    emailAndPassword: { enabled: true, autoSignIn: false, disableSignUp: true },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        phoneNumber: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    session: {
      expiresIn: idleSeconds,
      updateAge: refreshSeconds,
      additionalFields: {
        integrationId: { type: 'string', required: false, input: false },
        scope: { type: 'string', required: false, input: false, defaultValue: 'api' },
        lastUsedAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
      },
    },
    // A copy of the database alone gives no token that works.
    plugins: [bearer({ requireSignature: true })],
    // Its own counts tries by client address alone; see sign-in-limit.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      cookies: { session_token: { name: SESSION_COOKIE } },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: ({ model }) => (model === 'user' ? newId('005') : crypto.randomUUID()) },
    },
  })
}
