import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { type Authentication, CLIENT_ADDRESS_HEADER } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { type OpenSession, readSession } from './open-session.ts'
import { countTry, forgiveTry } from './sign-in-limit.ts'
import { deleteEndedSessions } from './store.ts'

/** A session that has begun. */
export interface BegunSession extends OpenSession {
  /** Goes into the session cookie or after `Bearer`. */
  readonly token: string
}

/** Somebody who wants in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the connection, or what a proxy that we trust says of it. */
  readonly clientAddress: string
  /** What the browser or program calls itself. */
  readonly userAgent: string | undefined
}

/** Begins a session for a name and a password. Refused when they are wrong, or were tried too often for this address or this name. */
export async function beginSession(authentication: Authentication, { email, password, clientAddress, userAgent }: Credentials): Promise<Outcome<BegunSession>> {
  const name = email.trim().toLowerCase()
  const counted = await countTry(authentication, { clientAddress, name })
  if (!counted.ok) return counted
  const response = await authentication.library.handler(
    new Request('http://shop.invalid/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLIENT_ADDRESS_HEADER]: clientAddress, 'user-agent': userAgent ?? '' },
      body: JSON.stringify({ email: name, password }),
    }),
  )
  const token = response.headers.get('set-auth-token')
  if (!response.ok || token === null) return refused(sessionRefusals.wrongCredentials)
  const found = await readSession(authentication, token)
  if (found === null) return refused(sessionRefusals.wrongCredentials)
  await authentication.database.transaction(async (executor) => {
    await forgiveTry(executor, { clientAddress, name })
    await deleteEndedSessions(executor, found.user.id)
  })
  return done({ ...found, token })
}
