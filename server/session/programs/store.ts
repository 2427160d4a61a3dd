import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { integration, session, user } from '@hydrant/database/schema/session.ts'
import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

/** How a program signs in: with a client id and a secret, with one token, or with a name and a password. */
export type ProgramKind = 'Client' | 'Token' | 'SignIn'

/** A program that can act as a user, or a sign-in of one. */
export interface StoredProgram {
  readonly id: string
  readonly kind: ProgramKind
  /** The name of the program; of a sign-in the User-Agent header. */
  readonly name: string | null
  readonly clientId: string | null
  readonly scope: 'api' | 'read'
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly lastAddress: string | null
  /** When its token expires; null for one that does not, and for a program with a secret. */
  readonly expiresAt: Date | null
  /** How many tokens it has that have not expired. */
  readonly openTokens: number
  readonly userId: string
  readonly userName: string
  readonly userEmail: string
  readonly isUserActive: boolean
}

/** Which programs are looked for. */
export interface ProgramFilter {
  readonly userId?: string | undefined
  /** Only those whose one token expires within so many days, and has not yet. */
  readonly expiresWithinDays?: number | undefined
}

const now = sql`clock_timestamp()`
const isToken = isNull(integration.clientId)
const isLiveToken = or(isNull(integration.expiresAt), gt(integration.expiresAt, now))
const isOpenSession = gt(session.expiresAt, now)

/** Finds a part of the programs, those created last first: at most `limit` after the first `offset` ones. */
export async function findPrograms(
  db: ReadOnlyDb,
  { userId, expiresWithinDays }: ProgramFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredProgram[]> {
  const sessionsOf = (value: SQL) =>
    sql`(select ${value} from ${session} where ${session.integrationId} = ${integration.id} and ${isOpenSession})`
  const newestAddress = sql`(array_agg(${session.ipAddress} order by ${session.createdAt} desc))[1]`
  const owner = {
    userId: sql<string>`${user.id}`.as('user_id'),
    userName: sql<string>`${user.name}`.as('user_name'),
    userEmail: sql<string>`${user.email}`.as('user_email'),
    isUserActive: sql<boolean>`${user.isActive}`.as('is_user_active'),
  }
  const isExpiring =
    expiresWithinDays === undefined
      ? undefined
      : and(
          isToken,
          gt(integration.expiresAt, now),
          sql`${integration.expiresAt} <= ${now} + make_interval(days => ${expiresWithinDays})`,
        )
  const programs = db
    .select({
      id: integration.id,
      kind: sql<ProgramKind>`case when ${isToken} then 'Token' else 'Client' end`.as('kind'),
      name: sql<string | null>`${integration.name}`.as('name'),
      clientId: integration.clientId,
      scope: integration.scope,
      createdAt: integration.createdAt,
      lastUsedAt: sql<Date | null>`${integration.lastUsedAt}`.mapWith(integration.lastUsedAt).as('last_used_at'),
      lastAddress: sql<string | null>`coalesce(${integration.lastAddress}, ${sessionsOf(newestAddress)})`.as(
        'last_address',
      ),
      expiresAt: sql<Date | null>`${integration.expiresAt}`.mapWith(integration.expiresAt).as('expires_at'),
      openTokens:
        sql<number>`case when ${isToken} then (${isLiveToken})::int else ${sessionsOf(sql`count(*)`)}::int end`.as(
          'open_tokens',
        ),
      ...owner,
    })
    .from(integration)
    .innerJoin(user, eq(user.id, integration.userId))
    .where(and(userId === undefined ? undefined : eq(integration.userId, userId), isExpiring))
  const signIns = db
    .select({
      id: session.id,
      kind: sql<ProgramKind>`'SignIn'`.as('kind'),
      name: sql<string | null>`${session.userAgent}`.as('name'),
      clientId: sql<string | null>`null::text`.as('client_id'),
      scope: session.scope,
      createdAt: session.createdAt,
      lastUsedAt: sql<Date | null>`${session.lastUsedAt}`.mapWith(session.lastUsedAt).as('last_used_at'),
      lastAddress: sql<string | null>`${session.ipAddress}`.as('last_address'),
      expiresAt: sql<Date | null>`${session.expiresAt}`.mapWith(session.expiresAt).as('expires_at'),
      openTokens: sql<number>`1`.as('open_tokens'),
      ...owner,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.isOfProgram, true),
        isOpenSession,
        userId === undefined ? undefined : eq(session.userId, userId),
        expiresWithinDays === undefined ? undefined : sql`false`,
      ),
    )
  return unionAll(programs, signIns)
    .orderBy(sql`"created_at" desc`, sql`"id"`)
    .limit(limit)
    .offset(offset)
}

/** A program with one token that is valid: its user may sign in, and it has not expired. */
export interface LiveProgramToken {
  readonly program: typeof integration.$inferSelect
  readonly user: typeof user.$inferSelect
}

/** Finds the program whose token has this hash; null when it has ended or expired, or its user may not sign in. */
export async function findLiveToken(db: ReadOnlyDb, tokenHash: string): Promise<LiveProgramToken | null> {
  const [row] = await db
    .select({ program: integration, user })
    .from(integration)
    .innerJoin(user, and(eq(user.id, integration.userId), eq(user.isActive, true)))
    .where(and(isToken, eq(integration.secretHash, tokenHash), isLiveToken))
  return row ?? null
}

/** Stores the time and the client address of the last use of a program with one token. */
export async function markTokenUsed(tx: Transaction, id: string, clientAddress: string | null): Promise<void> {
  await tx.update(integration).set({ lastUsedAt: now, lastAddress: clientAddress }).where(eq(integration.id, id))
}

/** The token of a program as its user sees it among their open sessions. */
export type OpenProgramToken = Pick<StoredProgram, 'id' | 'scope' | 'createdAt' | 'lastUsedAt' | 'expiresAt'> & {
  readonly integrationName: string
}

/** Finds the tokens of the programs of a user that have one token each and have not expired, newest first. */
export async function findLiveTokensOfUser(db: ReadOnlyDb, userId: string): Promise<OpenProgramToken[]> {
  return db
    .select({
      id: integration.id,
      integrationName: integration.name,
      scope: integration.scope,
      createdAt: integration.createdAt,
      lastUsedAt: integration.lastUsedAt,
      expiresAt: integration.expiresAt,
    })
    .from(integration)
    .where(and(eq(integration.userId, userId), isToken, isLiveToken))
    .orderBy(desc(integration.createdAt), asc(integration.id))
}

/** What has ended: a program with its tokens, or a sign-in of one. */
export interface EndedProgram {
  readonly id: string
  readonly userId: string
  readonly isSignIn: boolean
}

/** Deletes a program with its tokens, or a sign-in of one; null when there is none of this id. */
export async function deleteProgram(tx: Transaction, id: string): Promise<EndedProgram | null> {
  const [program] = await tx
    .delete(integration)
    .where(eq(integration.id, id))
    .returning({ id: integration.id, userId: integration.userId })
  if (program !== undefined) return { ...program, isSignIn: false }
  const [signIn] = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.isOfProgram, true)))
    .returning({ id: session.id, userId: session.userId })
  return signIn === undefined ? null : { ...signIn, isSignIn: true }
}

/** Deletes the one token of a program of a user; false when they have none of this id. */
export async function deleteTokenOfUser(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(integration)
    .where(and(eq(integration.id, id), eq(integration.userId, userId), isToken))
    .returning({ id: integration.id })
  return deleted.length > 0
}

/** Deletes all programs of a user with their tokens, and all sign-ins of programs as the user. */
export async function deleteProgramsOfUser(tx: Transaction, userId: string): Promise<EndedProgram[]> {
  const programs = await tx
    .delete(integration)
    .where(eq(integration.userId, userId))
    .returning({ id: integration.id, userId: integration.userId })
  const signIns = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.isOfProgram, true), isOpenSession))
    .returning({ id: session.id, userId: session.userId })
  return [
    ...programs.map((program) => ({ ...program, isSignIn: false })),
    ...signIns.map((signIn) => ({ ...signIn, isSignIn: true })),
  ]
}
