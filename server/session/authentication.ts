import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import type { Database } from '@hydrant/database/connection/database.ts'
import { credential, session, user, verification } from '@hydrant/database/schema/session.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'

/** The header that carries the client's address to the rate limit; the server sets it and nobody else can. */
export const CLIENT_ADDRESS_HEADER = 'x-hydrant-client-address'

/** The cookie that holds a session. */
export const SESSION_COOKIE = 'sid'

/** What the auth library needs to know about this installation. */
export interface AuthenticationOptions {
  readonly database: Database
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** How many sign-ins one client address may try in a minute. */
  readonly signInsPerMinute: number
}

/** Sets up password sign-in with sessions in the database. */
export function createAuthentication({ database, secret, signInsPerMinute }: AuthenticationOptions) {
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
    session: { expiresIn: 60 * 60 * 12, updateAge: 60 * 30 },
    plugins: [bearer()],
    rateLimit: {
      enabled: true,
      storage: 'memory',
      window: 60,
      max: 1000,
      customRules: { '/sign-in/email': { window: 60, max: signInsPerMinute } },
    },
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

/** The configured auth library. */
export type Authentication = ReturnType<typeof createAuthentication>
