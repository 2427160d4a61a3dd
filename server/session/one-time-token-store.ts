import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { verification } from '@hydrant/database/schema/session.ts'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { TokenPurpose } from './one-time-token.ts'

/** What a one-time token stands for, until it is used or expires. */
export interface TokenRow {
  readonly id: string
  readonly purpose: Exclude<TokenPurpose, 'password reset'>
  /** The user whom it is for; empty when that is not known yet. */
  readonly userId: string
  /** What the token stands for besides. */
  readonly value: string
}

const isOpen = gt(verification.expiresAt, sql`clock_timestamp()`)

function toIdentifier({ purpose, userId }: Pick<TokenRow, 'purpose' | 'userId'>): string {
  return `${purpose} ${userId}`
}

/** Stores the row of a token for a number of seconds, and deletes those of this purpose and user that have expired. */
export async function insertTokenRow(tx: Transaction, row: TokenRow & { readonly seconds: number }): Promise<void> {
  const identifier = toIdentifier(row)
  await tx
    .delete(verification)
    .where(and(eq(verification.identifier, identifier), lte(verification.expiresAt, sql`clock_timestamp()`)))
  await tx.insert(verification).values({
    id: row.id,
    identifier,
    value: row.value,
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${row.seconds})`,
  })
}

/** Finds the row of a token that is neither used nor expired; null when there is none. */
export async function findTokenRow(
  db: ReadOnlyDb,
  { id, purpose }: Pick<TokenRow, 'id' | 'purpose'>,
): Promise<(TokenRow & { readonly expiresAt: Date }) | null> {
  const [row] = await db
    .select()
    .from(verification)
    .where(and(eq(verification.id, id), isOpen))
  const prefix = `${purpose} `
  return row === undefined || !row.identifier.startsWith(prefix)
    ? null
    : { id, purpose, userId: row.identifier.slice(prefix.length), value: row.value, expiresAt: row.expiresAt }
}

/** Deletes the row of a token, which uses it up; false when it was used already or has expired. */
export async function deleteTokenRow(tx: Transaction, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(verification)
    .where(and(eq(verification.id, id), isOpen))
    .returning({ id: verification.id })
  return deleted.length > 0
}

/** Deletes all rows of a purpose for a user: the tokens that they were given do not work any more. */
export async function deleteTokenRowsOfUser(tx: Transaction, row: Pick<TokenRow, 'purpose' | 'userId'>): Promise<void> {
  await tx.delete(verification).where(eq(verification.identifier, toIdentifier(row)))
}
