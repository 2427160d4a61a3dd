import type { Executor } from '@hydrant/database/connection/database.ts'
import { credential, user } from '@hydrant/database/schema/session.ts'

/** A person to be stored with the hash of their password. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly role: 'buyer' | 'site-builder' | 'admin'
  readonly passwordHash: string
}

/** Stores a person who can sign in with a password. */
export async function insertUser(executor: Executor, person: NewUser): Promise<void> {
  const { passwordHash, ...columns } = person
  await executor.insert(user).values({ ...columns, name: `${person.firstName} ${person.lastName}`, email: person.email.toLowerCase(), emailVerified: true })
  await executor.insert(credential).values({ id: crypto.randomUUID(), userId: person.id, accountId: person.id, providerId: 'credential', password: passwordHash })
}
