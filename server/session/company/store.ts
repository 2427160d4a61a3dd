import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { credential } from '@hydrant/database/schema/session.ts'
import { and, asc, eq, like } from 'drizzle-orm'

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

/** The account of a company by which a user signs in. */
export interface CompanyLink {
  readonly id: string
  readonly issuer: string
  readonly linkedAt: Date
}

/** Finds the accounts of companies of a user, the first linked one first. */
export async function findLinks(db: ReadOnlyDb, userId: string): Promise<CompanyLink[]> {
  const rows = await db
    .select({ id: credential.id, providerId: credential.providerId, linkedAt: credential.createdAt })
    .from(credential)
    .where(and(eq(credential.userId, userId), like(credential.providerId, `${PREFIX}%`)))
    .orderBy(asc(credential.createdAt), asc(credential.id))
  return rows.map(({ providerId, ...row }) => ({ ...row, issuer: providerId.slice(PREFIX.length) }))
}

/** Deletes the account of a company of a user and returns its issuer; null when they have none of that id. */
export async function deleteLink(tx: Transaction, userId: string, id: string): Promise<string | null> {
  const [deleted] = await tx
    .delete(credential)
    .where(and(eq(credential.id, id), eq(credential.userId, userId), like(credential.providerId, `${PREFIX}%`)))
    .returning({ providerId: credential.providerId })
  return deleted === undefined ? null : deleted.providerId.slice(PREFIX.length)
}

/** What the ids of providers begin with, which the auth library uses for other ways to sign in, too. */
const PREFIX = 'oidc '

function toProviderId(issuer: string): string {
  return PREFIX + issuer
}
