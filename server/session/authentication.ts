import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import type { Database } from '@hydrant/database/connection/database.ts'
import { credential, session, user, verification } from '@hydrant/database/schema/session.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'

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
  /** How many sign-ins one client address may try in a minute; one name may be tried half as often. */
  readonly signInsPerMinute: number
  /** A session that is not used for so long ends; two hours unless given. */
  readonly idleSeconds?: number | undefined
}

/** How people and programs prove who they are. */
export interface Authentication {
  readonly library: AuthLibrary
  readonly database: Database
  readonly secret: string
  readonly signInsPerMinute: number
  readonly idleSeconds: number
  /** A session that is used is extended this often. */
  readonly refreshSeconds: number
}

type AuthLibrary = ReturnType<typeof createLibrary>

/** Sets up password sign-in with sessions in the database. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { idleSeconds = IDLE_SECONDS } = options
  // Seldom enough that a session in use is hardly ever written, often enough that it lasts nearly as long as is promised.
  const refreshSeconds = Math.max(1, Math.floor(idleSeconds / 24))
  return { ...options, idleSeconds, refreshSeconds, library: createLibrary({ ...options, idleSeconds, refreshSeconds }) }
}

function createLibrary({ database, secret, idleSeconds, refreshSeconds }: Pick<Authentication, 'database' | 'secret' | 'idleSeconds' | 'refreshSeconds'>) {
  return betterAuth({
    secret,
    baseURL: 'http://shop.invalid',
    basePath: '/auth',
    database: drizzleAdapter(database.handle, { provider: 'pg', schema: { user, session, account: credential, verification } }),
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
