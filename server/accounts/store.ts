import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import {
  account,
  accountMember,
  buyerGroup,
  buyerGroupMember,
  managedAccount,
} from '@hydrant/database/schema/accounts.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SessionUser } from '../session/service.ts'

export type { ReadOnlyDb }

/** A customer with its own address. */
export type Account = Omit<typeof account.$inferSelect, 'createdAt' | 'updatedAt'>

/** A set of accounts with the same products and prices. */
export interface BuyerGroup {
  readonly id: string
  readonly name: string
}

/** Finds the account that a user belongs to; null without one. */
export async function findOwnAccount(db: ReadOnlyDb, userId: string): Promise<Account | null> {
  const [row] = await db
    .select({ account })
    .from(accountMember)
    .innerJoin(account, eq(account.id, accountMember.accountId))
    .where(eq(accountMember.userId, userId))
  return row?.account ?? null
}

/** Finds an account by its id; null when there is none. */
export async function findAccount(db: ReadOnlyDb, id: string): Promise<Account | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return row ?? null
}

/** Finds accounts whose names contain a text, ordered by name. */
export function findAccountsMatchingName(
  db: ReadOnlyDb,
  { searchText, limit }: { readonly searchText: string; readonly limit: number },
): Promise<Account[]> {
  const matchesName = searchText === '' ? undefined : sql`position(lower(${searchText}) in lower(${account.name})) > 0`
  return db.select().from(account).where(matchesName).orderBy(asc(account.name), asc(account.id)).limit(limit)
}

/** Finds the accounts that a user may act for besides their own, in no particular order. */
export async function findManagedAccounts(db: ReadOnlyDb, userId: string): Promise<Account[]> {
  const rows = await db
    .select({ account })
    .from(managedAccount)
    .innerJoin(account, eq(account.id, managedAccount.accountId))
    .where(eq(managedAccount.userId, userId))
  return rows.map((row) => row.account)
}

/** Finds a managed account of a user; null when they do not manage it. */
export async function findManagedAccount(db: ReadOnlyDb, userId: string, accountId: string): Promise<Account | null> {
  const [row] = await db
    .select({ account })
    .from(managedAccount)
    .innerJoin(account, eq(account.id, managedAccount.accountId))
    .where(and(eq(managedAccount.userId, userId), eq(managedAccount.accountId, accountId)))
  return row?.account ?? null
}

/** Finds the buyer groups of an account, ordered by id. */
export async function findBuyerGroups(db: ReadOnlyDb, accountId: string): Promise<BuyerGroup[]> {
  return db
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroupMember)
    .innerJoin(buyerGroup, eq(buyerGroup.id, buyerGroupMember.buyerGroupId))
    .where(eq(buyerGroupMember.accountId, accountId))
    .orderBy(asc(buyerGroup.id))
}

/** Finds the buyer groups of guests, ordered by id. */
export async function findGuestGroups(db: ReadOnlyDb): Promise<BuyerGroup[]> {
  return db
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroup)
    .where(eq(buyerGroup.isGuest, true))
    .orderBy(asc(buyerGroup.id))
}

/** Finds a buyer group by its name; null when there is none. */
export async function findBuyerGroupByName(db: ReadOnlyDb, name: string): Promise<BuyerGroup | null> {
  const [row] = await db
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroup)
    .where(eq(buyerGroup.name, name))
  return row ?? null
}

/** Accounts, buyer groups and their members, to be stored together. */
export interface NewCustomers {
  readonly accounts: Array<typeof account.$inferInsert>
  readonly groups: Array<typeof buyerGroup.$inferInsert>
  readonly groupMembers: Array<typeof buyerGroupMember.$inferInsert>
  readonly members: Array<typeof accountMember.$inferInsert>
  readonly managed: Array<typeof managedAccount.$inferInsert>
}

/** Stores accounts and buyer groups, and which users belong to or manage which accounts. */
export async function insertCustomers(tx: Transaction, customers: NewCustomers): Promise<void> {
  if (customers.groups.length > 0) await tx.insert(buyerGroup).values(customers.groups)
  if (customers.accounts.length > 0) await tx.insert(account).values(customers.accounts)
  if (customers.groupMembers.length > 0) await tx.insert(buyerGroupMember).values(customers.groupMembers)
  if (customers.members.length > 0) await tx.insert(accountMember).values(customers.members)
  if (customers.managed.length > 0) await tx.insert(managedAccount).values(customers.managed)
}

/** The columns of a user that a `SessionUser` has. */
const SESSION_USER_COLUMNS = {
  id: user.id,
  name: user.name,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  language: user.language,
  role: user.role,
  hasSecondFactor: user.hasSecondFactor,
}

/** Finds the people who buy for an account, as its own or as one that they manage, and may sign in; by name. */
export async function findBuyersOfAccount(
  db: ReadOnlyDb,
  accountId: string,
  { userId, limit }: { readonly userId?: string; readonly limit: number },
): Promise<SessionUser[]> {
  const members = db
    .select({ id: accountMember.userId })
    .from(accountMember)
    .where(eq(accountMember.accountId, accountId))
  const managers = db
    .select({ id: managedAccount.userId })
    .from(managedAccount)
    .where(eq(managedAccount.accountId, accountId))
  const rows = await db
    .select(SESSION_USER_COLUMNS)
    .from(user)
    .where(
      and(
        eq(user.isActive, true),
        userId === undefined ? undefined : eq(user.id, userId),
        or(inArray(user.id, members), inArray(user.id, managers)),
      ),
    )
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, permissionSets: [] }))
}
