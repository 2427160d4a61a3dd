import type { Executor } from '@hydrant/database/connection/database.ts'
import {
  account,
  accountMember,
  buyerGroup,
  buyerGroupMember,
  managedAccount,
} from '@hydrant/database/schema/accounts.ts'
import { and, asc, eq, sql } from 'drizzle-orm'

/** A customer with its own address. */
export type Account = Omit<typeof account.$inferSelect, 'createdAt'>

/** A set of accounts that see and pay alike. */
export interface BuyerGroup {
  readonly id: string
  readonly name: string
}

/** The account that a user belongs to, or null. */
export async function findOwnAccount(executor: Executor, userId: string): Promise<Account | null> {
  const [row] = await executor
    .select({ account })
    .from(accountMember)
    .innerJoin(account, eq(account.id, accountMember.accountId))
    .where(eq(accountMember.userId, userId))
  return row?.account ?? null
}

/** An account by its id, or null. */
export async function findAccount(executor: Executor, id: string): Promise<Account | null> {
  const [row] = await executor.select().from(account).where(eq(account.id, id))
  return row ?? null
}

/** Accounts whose names have some words in them, by name. */
export function findAccountsNamed(
  executor: Executor,
  { words, limit }: { readonly words: string; readonly limit: number },
): Promise<Account[]> {
  const isNamed = words === '' ? undefined : sql`position(lower(${words}) in lower(${account.name})) > 0`
  return executor.select().from(account).where(isNamed).orderBy(asc(account.name), asc(account.id)).limit(limit)
}

/** The accounts that a user may act for besides their own, in no order. */
export async function findManagedAccounts(executor: Executor, userId: string): Promise<Account[]> {
  const rows = await executor
    .select({ account })
    .from(managedAccount)
    .innerJoin(account, eq(account.id, managedAccount.accountId))
    .where(eq(managedAccount.userId, userId))
  return rows.map((row) => row.account)
}

/** One managed account of a user, or null when it is not theirs to manage. */
export async function findManagedAccount(
  executor: Executor,
  userId: string,
  accountId: string,
): Promise<Account | null> {
  const [row] = await executor
    .select({ account })
    .from(managedAccount)
    .innerJoin(account, eq(account.id, managedAccount.accountId))
    .where(and(eq(managedAccount.userId, userId), eq(managedAccount.accountId, accountId)))
  return row?.account ?? null
}

/** The buyer groups of an account, in the order of their ids. */
export async function findBuyerGroups(executor: Executor, accountId: string): Promise<BuyerGroup[]> {
  return executor
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroupMember)
    .innerJoin(buyerGroup, eq(buyerGroup.id, buyerGroupMember.buyerGroupId))
    .where(eq(buyerGroupMember.accountId, accountId))
    .orderBy(asc(buyerGroup.id))
}

/** The buyer groups that guests are in, in the order of their ids. */
export async function findGuestGroups(executor: Executor): Promise<BuyerGroup[]> {
  return executor
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroup)
    .where(eq(buyerGroup.isGuest, true))
    .orderBy(asc(buyerGroup.id))
}

/** The buyer group of a name, or null. */
export async function findBuyerGroupNamed(executor: Executor, name: string): Promise<BuyerGroup | null> {
  const [found] = await executor
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroup)
    .where(eq(buyerGroup.name, name))
  return found ?? null
}

/** What a customer base consists of, to be stored at once. */
export interface NewCustomers {
  readonly accounts: Array<typeof account.$inferInsert>
  readonly groups: Array<typeof buyerGroup.$inferInsert>
  readonly groupMembers: Array<typeof buyerGroupMember.$inferInsert>
  readonly members: Array<typeof accountMember.$inferInsert>
  readonly managed: Array<typeof managedAccount.$inferInsert>
}

/** Stores accounts, groups, and who belongs to and manages what. */
export async function insertCustomers(executor: Executor, customers: NewCustomers): Promise<void> {
  if (customers.groups.length > 0) await executor.insert(buyerGroup).values(customers.groups)
  if (customers.accounts.length > 0) await executor.insert(account).values(customers.accounts)
  if (customers.groupMembers.length > 0) await executor.insert(buyerGroupMember).values(customers.groupMembers)
  if (customers.members.length > 0) await executor.insert(accountMember).values(customers.members)
  if (customers.managed.length > 0) await executor.insert(managedAccount).values(customers.managed)
}
