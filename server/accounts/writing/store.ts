import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { account, buyerGroup, buyerGroupMember } from '@hydrant/database/schema/accounts.ts'
import { priceBookBuyerGroup } from '@hydrant/database/schema/pricing.ts'
import { eq, sql } from 'drizzle-orm'

/** Values of an account; undefined ones stay as they are, or get their default. */
export interface AccountValues {
  readonly name?: string | undefined
  readonly accountNumber?: string | null | undefined
  readonly parentId?: string | null | undefined
  readonly street?: string | null | undefined
  readonly city?: string | null | undefined
  readonly state?: string | null | undefined
  readonly zip?: string | null | undefined
  readonly country?: string | null | undefined
  readonly isTaxExempt?: boolean | undefined
  readonly taxExemptUntil?: string | null | undefined
}

/** Inserts an account. */
export async function insertAccount(
  tx: Transaction,
  values: AccountValues & { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.insert(account).values(values)
}

/** Updates an account. */
export async function updateAccount(tx: Transaction, id: string, changes: AccountValues): Promise<void> {
  await tx.update(account).set(changes).where(eq(account.id, id))
}

/** Whether an account is another one, or is below it. */
export async function isSameOrBelow(db: ReadOnlyDb, id: string, ancestorId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with recursive ancestor as (
      select id, parent_id from account where id = ${id}
      union select account.id, account.parent_id from account join ancestor on account.id = ancestor.parent_id
    )
    select from ancestor where id = ${ancestorId}`)
  return rows.length > 0
}

/** Deletes an account. */
export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await tx.delete(account).where(eq(account.id, id))
}

/** Inserts a buyer group. */
export async function insertBuyerGroup(
  tx: Transaction,
  group: { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.insert(buyerGroup).values(group)
}

/** Updates the name of a buyer group. */
export async function updateBuyerGroup(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(buyerGroup).set({ name }).where(eq(buyerGroup.id, id))
}

/** Whether a buyer group is for guests. */
export async function isGuestGroup(db: ReadOnlyDb, id: string): Promise<boolean> {
  const [row] = await db.select({ isGuest: buyerGroup.isGuest }).from(buyerGroup).where(eq(buyerGroup.id, id))
  return row?.isGuest === true
}

/** Whether a buyer group pays by a price book of its own. */
export async function hasPriceBook(db: ReadOnlyDb, id: string): Promise<boolean> {
  const { buyerGroupId } = priceBookBuyerGroup
  const [row] = await db.select({ buyerGroupId }).from(priceBookBuyerGroup).where(eq(buyerGroupId, id)).limit(1)
  return row !== undefined
}

/** Deletes a buyer group with everything that belongs to it alone. */
export async function deleteBuyerGroup(tx: Transaction, id: string): Promise<void> {
  await tx.delete(buyerGroup).where(eq(buyerGroup.id, id))
}

/** Inserts a membership of an account in a buyer group and returns its id. */
export async function insertGroupMember(
  tx: Transaction,
  member: { readonly buyerGroupId: string; readonly accountId: string },
): Promise<string> {
  const [row] = await tx.insert(buyerGroupMember).values(member).returning({ id: buyerGroupMember.id })
  return row?.id ?? ''
}

/** Deletes a membership. */
export async function deleteGroupMember(tx: Transaction, id: string): Promise<void> {
  await tx.delete(buyerGroupMember).where(eq(buyerGroupMember.id, id))
}
