import { hashPassword } from 'better-auth/crypto'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { insertUser, type NewUser } from './store.ts'

export { sessionRefusals } from './errors.ts'

export { type Authentication, createAuthentication, SESSION_COOKIE } from './authentication.ts'
export { DEVICE_COOKIE } from './known-device.ts'
export { logSecurity, type SecurityLog } from './security-log.ts'
export { changePassword } from './change-password.ts'
export { checkNewPassword } from './new-password.ts'
export { createIntegration, deleteIntegration, type Integration, listIntegrations } from './integrations.ts'
export {
  endSession,
  endSessionOf,
  extendSession,
  listOpenTokens,
  lookAtSession,
  noteUse,
  type OpenSession,
  type OpenToken,
  readSession,
  type SessionUser,
  stillHolds,
} from './open-session.ts'
export { type BegunSession, beginSession } from './sign-in.ts'
export { addressKey } from './sign-in-limit.ts'
export { countTry, giveBackTry, pauseTries, secondsToWindowEnd } from './store.ts'

/** Stores people who can sign in, all with the same password. */
export async function createUsers(
  executor: Executor,
  people: ReadonlyArray<Omit<NewUser, 'passwordHash'>>,
  password: string,
): Promise<void> {
  const hashes = await Promise.all(people.map(() => hashPassword(password)))
  for (const [index, passwordHash] of hashes.entries()) {
    const person = people[index]
    if (person !== undefined && !(await insertUser(executor, { ...person, passwordHash }, { emailVerified: true })))
      throw new Error(`There is a user ${person.email} already.`)
  }
}

/** Stores somebody who has registered; false, and nothing is stored, when the email address is somebody's already. */
export function createNewUser(executor: Executor, person: NewUser): Promise<boolean> {
  return insertUser(executor, person, { emailVerified: false })
}

/** The hash that a password is kept as; slow on purpose. */
export function hashOfPassword(password: string): Promise<string> {
  return hashPassword(password)
}
