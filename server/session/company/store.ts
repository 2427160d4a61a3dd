import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { credential } from '@hydrant/database/schema/session.ts'
import { and, eq } from 'drizzle-orm'

/** The account of a person at an OpenID provider. */
export interface CompanyAccount {
  readonly issuer: string
  readonly subject: string
}

/** Finds the user who is linked with an account at a provider; null when there is none. */
export async function findLinkedUserId(db: ReadOnlyDb, { issuer, subject }: CompanyAccount): Promise<string | null> {
  const [row] = await db
    .select({ userId: credential.userId })
    .from(credential)
    .where(and(eq(credential.providerId, toProviderId(issuer)), eq(credential.accountId, subject)))
  return row?.userId ?? null
}

/** Whether a user is linked with an account at a provider. */
export async function hasLink(db: ReadOnlyDb, userId: string, issuer: string): Promise<boolean> {
  const rows = await db
    .select({ id: credential.id })
    .from(credential)
    .where(and(eq(credential.userId, userId), eq(credential.providerId, toProviderId(issuer))))
  return rows.length > 0
}

/** Links a user with an account at a provider. */
export async function insertLink(tx: Transaction, userId: string, { issuer, subject }: CompanyAccount): Promise<void> {
  await tx
    .insert(credential)
    .values({ id: crypto.randomUUID(), userId, accountId: subject, providerId: toProviderId(issuer) })
}

function toProviderId(issuer: string): string {
  return `oidc ${issuer}`
}
