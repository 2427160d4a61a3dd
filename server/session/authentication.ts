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

/** The name of the session cookie. */
export const SESSION_COOKIE = 'sid'

/** How long a session lasts without use unless the operator sets another time. */
const DEFAULT_IDLE_SECONDS = 60 * 60 * 2

/** The settings of authentication in this installation. */
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
  /** Whether a mail server sends the mails, so that people are asked to confirm their email addresses. */
  readonly hasMailServer: boolean
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
  readonly hasMailServer: boolean
  /** The minimum number of seconds between two extensions of a session that is in use. */
  readonly refreshSeconds: number
}

type AuthLibrary = ReturnType<typeof createAuthLibrary>

/** Configures password sign-in with sessions in the database. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { idleSeconds = DEFAULT_IDLE_SECONDS } = options
  // A session in use is extended at most 24 times per idle time, so it may end up to 1/24 of that time too early.
  const refreshSeconds = Math.max(1, Math.floor(idleSeconds / 24))
  return {
    ...options,
    idleSeconds,
    refreshSeconds,
    library: createAuthLibrary({ ...options, idleSeconds, refreshSeconds }),
  }
}

/**
 * Calls the auth library. Throws an `UnavailableError` when the library fails, for example when its query fails;
 * rejections such as a wrong password are returned or thrown unchanged.
 */
export async function callAuthOrThrowUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  return runOrThrowUnavailable(async () => {
    const result = await call()
    if (result instanceof Response && result.status >= 500)
      throw new Error(`The auth library answered ${result.status}.`)
    return result
  })
}

/**
 * Runs work that reads users or sessions. Throws an `UnavailableError`, whose cause is logged, when it fails for
 * another reason than a rejection by the auth library, so that the request may be retried.
 */
export async function runOrThrowUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnavailableError || (isAPIError(error) && error.statusCode < 500)) throw error
    throw new UnavailableError('Users and sessions cannot be read at the moment.', { cause: error })
  }
}

function createAuthLibrary({
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
        language: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
        hasSecondFactor: { type: 'boolean', required: false, input: false },
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
