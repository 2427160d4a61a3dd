import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import { UnavailableError } from '@hydrant/database/connection/availability.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { credential, session, user, verification } from '@hydrant/database/schema/session.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { SecurityLog } from './security-log.ts'

/** The header that passes the client's address to the auth library; only the server sets it. */
export const CLIENT_ADDRESS_HEADER = 'x-hydrant-client-address'

/** The cookie that holds a session. */
export const SESSION_COOKIE = 'sid'

/** A session ends after this long without use unless the operator decides otherwise. */
const DEFAULT_IDLE_SECONDS = 60 * 60 * 2

/** What the auth library needs to know about this installation. */
export interface AuthenticationOptions {
  readonly database: Database
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** How many sign-in attempts one client address has in a minute. */
  readonly signInsPerMinute: number
  /** A session ends after this many seconds without use; defaults to two hours. */
  readonly idleSeconds?: number | undefined
  /** Passwords that the documentation prints and that nobody can sign in with. */
  readonly publishedPasswords: readonly string[]
  /** Where sign-ins, their failures and changes of rights are logged. */
  readonly log: SecurityLog
}

/** The configured authentication of people and programs. */
export interface Authentication {
  readonly library: AuthLibrary
  readonly database: Database
  readonly secret: string
  readonly signInsPerMinute: number
  readonly idleSeconds: number
  readonly publishedPasswords: readonly string[]
  readonly log: SecurityLog
  /** How often a session in use is extended. */
  readonly refreshSeconds: number
}

type AuthLibrary = ReturnType<typeof createLibrary>

/** Configures password sign-in with sessions in the database. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { idleSeconds = DEFAULT_IDLE_SECONDS } = options
  // Rare enough that a session in use is hardly ever written, frequent enough that it lasts nearly as long as promised.
  const refreshSeconds = Math.max(1, Math.floor(idleSeconds / 24))
  return {
    ...options,
    idleSeconds,
    refreshSeconds,
    library: createLibrary({ ...options, idleSeconds, refreshSeconds }),
  }
}

/**
 * Calls the auth library. Throws an `UnavailableError` when the library fails, for example when its query fails;
 * rejections such as a wrong password are returned or thrown unchanged.
 */
export async function callAuthLibrary<Result>(call: () => Promise<Result>): Promise<Result> {
  return wrapAsUnavailable(async () => {
    const result = await call()
    if (result instanceof Response && result.status >= 500)
      throw new Error(`The auth library answered ${result.status}.`)
    return result
  })
}

/**
 * Runs work that needs users and sessions. Throws an `UnavailableError` when one of its queries fails: the user may
 * retry, and the log has the cause.
 */
export async function wrapAsUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
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
    // Tokens must be signed, so that a copy of the database yields no working token.
    plugins: [bearer({ requireSignature: true })],
    // The library counts attempts by client address only; see sign-in-limit.ts.
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
