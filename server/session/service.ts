import { hashPassword } from 'better-auth/crypto'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { type Authentication, CLIENT_ADDRESS_HEADER } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { insertUser, type NewUser } from './store.ts'

export { type Authentication, createAuthentication, SESSION_COOKIE } from './authentication.ts'

/** What a user may do beyond buying. */
export type Role = 'buyer' | 'site-builder' | 'admin'

/** Someone who has signed in. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phoneNumber: string | null
  readonly role: Role
}

/** A session that has begun. */
export interface BegunSession {
  /** Goes into the session cookie or after `Bearer`. */
  readonly token: string
  readonly expiresAt: Date
  readonly user: SessionUser
}

/** Begins a session for a name and a password. `clientAddress` counts towards the limit of tries. */
export async function beginSession(
  authentication: Authentication,
  credentials: { readonly email: string; readonly password: string; readonly clientAddress: string },
): Promise<Outcome<BegunSession>> {
  const response = await authentication.handler(
    new Request('http://shop.invalid/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLIENT_ADDRESS_HEADER]: credentials.clientAddress },
      body: JSON.stringify({ email: credentials.email.trim().toLowerCase(), password: credentials.password }),
    }),
  )
  if (response.status === 429) return refused(sessionRefusals.tooManyTries)
  const token = response.headers.get('set-auth-token')
  if (!response.ok || token === null) return refused(sessionRefusals.wrongCredentials)
  const found = await readSession(authentication, token)
  return found === null ? refused(sessionRefusals.wrongCredentials) : done({ token, ...found })
}

/** Who a token stands for, or null when it stands for nobody (any more). */
export async function readSession(authentication: Authentication, token: string): Promise<Omit<BegunSession, 'token'> | null> {
  if (!isSendable(token)) return null
  const found = await authentication.api.getSession({ headers: bearer(token) })
  if (found === null) return null
  const { user, session } = found
  return {
    expiresAt: session.expiresAt,
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      firstName: user.firstName ?? null,
      lastName: user.lastName ?? null,
      phoneNumber: user.phoneNumber ?? null,
      role: readRole(user.role),
    },
  }
}

/** Ends the session of a token at once, for the cookie and the bearer token alike. A token of no session changes nothing. */
export async function endSession(authentication: Authentication, token: string): Promise<void> {
  if (isSendable(token)) await authentication.api.signOut({ headers: bearer(token) })
}

/** Stores people who can sign in, all with the same password. */
export async function createUsers(executor: Executor, people: ReadonlyArray<Omit<NewUser, 'passwordHash'>>, password: string): Promise<void> {
  const hashes = await Promise.all(people.map(() => hashPassword(password)))
  for (const [index, passwordHash] of hashes.entries()) {
    const person = people[index]
    if (person !== undefined) await insertUser(executor, { ...person, passwordHash })
  }
}

/** Tokens that we give out are printable; a cookie may hold anything, also what no header can carry. */
function isSendable(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token)
}

function bearer(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` })
}

function readRole(text: string | null | undefined): Role {
  return text === 'site-builder' || text === 'admin' ? text : 'buyer'
}
