import type { Executor } from '@hydrant/database/connection/database.ts'
import { statement } from '@hydrant/database/connection/statement.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'

/** An address of an account; country and region are ISO codes. */
export type Address = typeof address.$inferSelect

/** An address to be stored. */
export type NewAddress = typeof address.$inferInsert

export type AddressType = Address['addressType']
export type AddressSort = 'CreatedDateAsc' | 'CreatedDateDesc' | 'NameAsc' | 'NameDesc'

/** Which addresses of an account are wanted, in which order. */
export interface AddressQuery {
  readonly accountId: string
  readonly types: readonly AddressType[]
  readonly addressId: string | null
  readonly defaultOnly: boolean
  /** Null: any. */
  readonly countries: readonly string[] | null
  readonly defaultFirst: boolean
  readonly sort: AddressSort
  readonly limit: number
  readonly offset: number
}

/** A page of an account's addresses, and how many there are in all. */
export async function findAddresses(
  executor: Executor,
  query: AddressQuery,
): Promise<{ addresses: Address[]; total: number }> {
  const condition = conditionOf(query)
  const [counted] = await executor.select({ total: count() }).from(address).where(condition)
  const order = [...(query.defaultFirst ? [desc(address.isDefault)] : []), orderOf(query.sort), asc(address.id)]
  const addresses = await executor
    .select()
    .from(address)
    .where(condition)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset)
  return { addresses, total: counted?.total ?? 0 }
}

/** How many addresses an account has. */
export async function countAddresses(executor: Executor, accountId: string): Promise<number> {
  const [counted] = await executor.select({ total: count() }).from(address).where(eq(address.accountId, accountId))
  return counted?.total ?? 0
}

function conditionOf({ accountId, types, addressId, defaultOnly, countries }: AddressQuery): SQL | undefined {
  return and(
    eq(address.accountId, accountId),
    types.length > 0 ? inArray(address.addressType, [...types]) : undefined,
    addressId === null ? undefined : eq(address.id, addressId),
    defaultOnly ? eq(address.isDefault, true) : undefined,
    countries === null ? undefined : inArray(address.country, [...countries]),
  )
}

function orderOf(sort: AddressSort): SQL {
  switch (sort) {
    case 'CreatedDateAsc':
      return asc(address.createdAt)
    case 'CreatedDateDesc':
      return desc(address.createdAt)
    case 'NameAsc':
      return asc(address.name)
    case 'NameDesc':
      return desc(address.name)
    default:
      return sort satisfies never
  }
}

/** One address of an account, or null. */
export async function findAddressOf(executor: Executor, accountId: string, addressId: string): Promise<Address | null> {
  const [found] = await executor
    .select()
    .from(address)
    .where(and(eq(address.accountId, accountId), eq(address.id, addressId)))
  return found ?? null
}

/** The default address of an account for a use, or null. */
export async function findDefaultOf(
  executor: Executor,
  accountId: string,
  addressType: AddressType,
): Promise<Address | null> {
  const [found] = await defaultOf(executor, { accountId, addressType })
  return found ?? null
}

const defaultOf = statement<{ accountId: string; addressType: AddressType }>()((executor, { accountId, addressType }) =>
  executor
    .select()
    .from(address)
    .where(and(eq(address.accountId, accountId), eq(address.addressType, addressType), eq(address.isDefault, true)))
    .orderBy(asc(address.createdAt))
    .limit(1),
)

/** Stores addresses. */
export async function insertAddresses(executor: Executor, addresses: readonly NewAddress[]): Promise<Address[]> {
  return addresses.length === 0
    ? []
    : executor
        .insert(address)
        .values([...addresses])
        .returning()
}

/** Changes an address of an account; null when the account has none of that id. */
export async function changeAddress(
  executor: Executor,
  { accountId, id }: Pick<Address, 'accountId' | 'id'>,
  values: Partial<NewAddress>,
): Promise<Address | null> {
  const [changed] = await executor
    .update(address)
    .set({ ...values, accountId })
    .where(and(eq(address.accountId, accountId), eq(address.id, id)))
    .returning()
  return changed ?? null
}

/**
 * Locks the book of an account until the transaction ends, so that those who change its defaults follow each other.
 * The account's key stays free: orders and carts that refer to it do not wait.
 */
export async function lockBook(executor: Executor, accountId: string): Promise<void> {
  await executor.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Makes the default address of an account for a use, if it has one, an ordinary one. */
export async function clearDefault(executor: Executor, accountId: string, addressType: AddressType): Promise<void> {
  await executor
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.accountId, accountId), eq(address.addressType, addressType), eq(address.isDefault, true)))
}

/** Removes an address of an account; false when it has none of that id. */
export async function removeAddress(executor: Executor, accountId: string, addressId: string): Promise<boolean> {
  const removed = await executor
    .delete(address)
    .where(and(eq(address.accountId, accountId), eq(address.id, addressId)))
    .returning({ id: address.id })
  return removed.length > 0
}
