import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'

/** The columns of a user that a record sets. */
interface UserValues {
  readonly name: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly language: string | null
  readonly isActive: boolean
}

/** Inserts a buyer who cannot sign in before they have chosen a password. */
export async function insertUserWithoutPassword(
  tx: Transaction,
  values: UserValues & { readonly id: string },
): Promise<void> {
  await tx.insert(user).values({ ...values, role: 'buyer', emailVerified: false })
}

/** Updates a user; undefined values stay as they are. Nobody has shown yet that mails to another address reach them. */
export async function updateUser(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof UserValues]?: UserValues[Name] | undefined },
): Promise<void> {
  const { email } = changes
  const emailVerified = email === undefined ? undefined : sql`${user.emailVerified} and ${user.email} = ${email}`
  await tx
    .update(user)
    .set({ ...changes, emailVerified })
    .where(eq(user.id, id))
}

/** Returns the names and the address of a user; all are null when there is none of this id. */
export async function findNamesAndEmail(
  db: ReadOnlyDb,
  id: string,
): Promise<{ readonly firstName: string | null; readonly lastName: string | null; readonly email: string | null }> {
  const [row] = await db
    .select({ firstName: user.firstName, lastName: user.lastName, email: user.email })
    .from(user)
    .where(eq(user.id, id))
  return row ?? { firstName: null, lastName: null, email: null }
}

/** Locks all administrators until the transaction ends, so that two of them are not deactivated at once. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.role, 'admin')).orderBy(asc(user.id)).for('no key update')
}

/** Whether a user is an administrator and no other one can sign in. */
export async function isLastActiveAdministrator(db: ReadOnlyDb, id: string): Promise<boolean> {
  const isActiveAdministrator = and(eq(user.role, 'admin'), eq(user.isActive, true))
  const [self] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), isActiveAdministrator))
  if (self === undefined) return false
  const [other] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(ne(user.id, id), isActiveAdministrator))
    .limit(1)
  return other === undefined
}

/** Whether a program makes the current request, and not a person. */
export function isProgramActing(): boolean {
  return currentActor().integrationId !== null
}
