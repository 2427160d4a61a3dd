import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { account, buyerGroup, registrationRequest } from '@hydrant/database/schema/accounts.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'

/** A request to become a customer. */
export type StoredRequest = typeof registrationRequest.$inferSelect

/** What the shop knows already of the same person or company. */
export interface Duplicates {
  readonly userId: string | null
  readonly accountIds: readonly string[]
  readonly requestIds: readonly string[]
}

/** How many duplicates of a kind are named. */
const MAX_DUPLICATES = 10

/** Stores a request. */
export async function insertRequest(tx: Transaction, values: typeof registrationRequest.$inferInsert): Promise<void> {
  await tx.insert(registrationRequest).values(values)
}

/** Finds requests, newest first, from the one after `after` on. */
export async function findRequests(
  db: ReadOnlyDb,
  {
    status,
    after,
    limit,
  }: {
    readonly status: StoredRequest['status'] | undefined
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<StoredRequest[]> {
  const place = sql`(${registrationRequest.createdAt}, ${registrationRequest.id})`
  const placeOfAfter = sql`(select created_at, id from registration_request where id = ${after ?? ''})`
  return db
    .select()
    .from(registrationRequest)
    .where(
      and(
        status === undefined ? undefined : eq(registrationRequest.status, status),
        after === undefined ? undefined : lt(place, placeOfAfter),
      ),
    )
    .orderBy(desc(registrationRequest.createdAt), desc(registrationRequest.id))
    .limit(limit)
}

/** Finds a request by its id; null when there is none. */
export async function findRequest(db: ReadOnlyDb, id: string): Promise<StoredRequest | null> {
  const [row] = await db.select().from(registrationRequest).where(eq(registrationRequest.id, id))
  return row ?? null
}

/** Locks a request until the transaction ends, and returns it; null when there is none of that id. */
export async function lockRequest(tx: Transaction, id: string): Promise<StoredRequest | null> {
  const [row] = await tx.select().from(registrationRequest).where(eq(registrationRequest.id, id)).for('update')
  return row ?? null
}

/** Stores what was decided about a request. */
export async function updateRequest(
  tx: Transaction,
  id: string,
  decision: Partial<typeof registrationRequest.$inferInsert>,
): Promise<void> {
  await tx
    .update(registrationRequest)
    .set({ ...decision, decidedAt: sql`clock_timestamp()` })
    .where(eq(registrationRequest.id, id))
}

/** Finds users, accounts and other requests with the email address or the company name of a request. */
export async function findDuplicates(
  db: ReadOnlyDb,
  { id, email, companyName, userId, accountId }: StoredRequest,
): Promise<Duplicates> {
  const [existing] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  const accounts = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(sql`lower(${account.name})`, companyName.toLowerCase()), ne(account.id, accountId ?? '')))
    .limit(MAX_DUPLICATES)
  const isSameApplicant = or(
    eq(registrationRequest.email, email),
    eq(sql`lower(${registrationRequest.companyName})`, companyName.toLowerCase()),
  )
  const requests = await db
    .select({ id: registrationRequest.id })
    .from(registrationRequest)
    .where(and(isSameApplicant, ne(registrationRequest.id, id)))
    .orderBy(desc(registrationRequest.createdAt))
    .limit(MAX_DUPLICATES)
  return {
    userId: existing === undefined || existing.id === userId ? null : existing.id,
    accountIds: accounts.map((each) => each.id),
    requestIds: requests.map((each) => each.id),
  }
}

/** Counts how many of some ids are those of buyer groups. */
export async function countBuyerGroups(db: ReadOnlyDb, ids: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: buyerGroup.id })
    .from(buyerGroup)
    .where(inArray(buyerGroup.id, [...ids]))
  return rows.length
}
