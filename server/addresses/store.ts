import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'

/** An address of an account; country and region are ISO codes. */
export type Address = typeof address.$inferSelect

/** A new address. */
export type NewAddress = typeof address.$inferInsert

export type AddressType = Address['addressType']
export type AddressSort = 'CreatedDateAsc' | 'CreatedDateDesc' | 'NameAsc' | 'NameDesc'

/** Filter, order and page of a list of addresses. */
export interface AddressQuery {
  readonly accountId: string
  readonly types: readonly AddressType[]
  readonly addressId: string | null
  readonly defaultOnly: boolean
  /** The codes of the countries to find addresses in; null for all countries. */
  readonly countries: readonly string[] | null
  /** Each of them is in one of the texts of an address. */
  readonly words: readonly string[]
  readonly defaultFirst: boolean
  readonly sort: AddressSort
  readonly limit: number
  readonly offset: number
}

/** Finds a page of an account's addresses, and how many there are in all. */
export async function findAddressPage(
  db: ReadOnlyDb,
  query: AddressQuery,
): Promise<{ addresses: Address[]; total: number }> {
  const condition = toQueryCondition(query)
  const [countRow] = await db.select({ total: count() }).from(address).where(condition)
  const order = [...(query.defaultFirst ? [desc(address.isDefault)] : []), toOrderSql(query.sort), asc(address.id)]
  const addresses = await db
    .select()
    .from(address)
    .where(condition)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset)
  return { addresses, total: countRow?.total ?? 0 }
}

/** Counts the addresses of an account. */
export async function countAddresses(db: ReadOnlyDb, accountId: string): Promise<number> {
  const [countRow] = await db.select({ total: count() }).from(address).where(eq(address.accountId, accountId))
  return countRow?.total ?? 0
}

const SEARCHED_COLUMNS = [
  address.name,
  address.companyName,
  address.street,
  address.city,
  address.region,
  address.postalCode,
  address.country,
]

function toQueryCondition({
  accountId,
  types,
  addressId,
  defaultOnly,
  countries,
  words,
}: AddressQuery): SQL | undefined {
  return and(
    eq(address.accountId, accountId),
    types.length > 0 ? inArray(address.addressType, [...types]) : undefined,
    addressId === null ? undefined : eq(address.id, addressId),
    defaultOnly ? eq(address.isDefault, true) : undefined,
    countries === null ? undefined : inArray(address.country, [...countries]),
    ...words.map((word) => {
      const pattern = toContainsPattern(word)
      return or(...SEARCHED_COLUMNS.map((column) => ilike(column, pattern)))
    }),
  )
}

function toOrderSql(sort: AddressSort): SQL {
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

/** Finds an address of an account, or null. */
export async function findAccountAddress(
  db: ReadOnlyDb,
  accountId: string,
  addressId: string,
): Promise<Address | null> {
  const [row] = await db
    .select()
    .from(address)
    .where(and(eq(address.accountId, accountId), eq(address.id, addressId)))
  return row ?? null
}

/** Finds an address by its id alone, or null. */
export async function findAddress(db: ReadOnlyDb, id: string): Promise<Address | null> {
  const [row] = await db.select().from(address).where(eq(address.id, id))
  return row ?? null
}

/** Finds the default address of an account for an address type, or null. */
export async function findDefaultAddress(
  db: ReadOnlyDb,
  accountId: string,
  addressType: AddressType,
): Promise<Address | null> {
  const [row] = await defaultAddressStatement(db, { accountId, addressType })
  return row ?? null
}

const defaultAddressStatement = defineStatement<{ accountId: string; addressType: AddressType }>()(
  (db, { accountId, addressType }) =>
    db
      .select()
      .from(address)
      .where(and(eq(address.accountId, accountId), eq(address.addressType, addressType), eq(address.isDefault, true)))
      .orderBy(asc(address.createdAt))
      .limit(1),
)

/** Inserts addresses. */
export async function insertAddresses(tx: Transaction, addresses: readonly NewAddress[]): Promise<Address[]> {
  return addresses.length === 0
    ? []
    : tx
        .insert(address)
        .values([...addresses])
        .returning()
}

/** Updates an address of an account; null when the account has none with that id. */
export async function updateAddress(
  tx: Transaction,
  { accountId, id }: Pick<Address, 'accountId' | 'id'>,
  values: Partial<NewAddress>,
): Promise<Address | null> {
  const [row] = await tx
    .update(address)
    .set({ ...values, accountId })
    .where(and(eq(address.accountId, accountId), eq(address.id, id)))
    .returning()
  return row ?? null
}

/**
 * Locks the address book of an account until the transaction ends, so that changes of its defaults run one after the
 * other. The account's key stays unlocked: orders and carts that refer to it do not wait.
 */
export async function lockAddressBook(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Removes the default flag from the default address of an account for an address type. */
export async function clearDefaultAddress(tx: Transaction, accountId: string, addressType: AddressType): Promise<void> {
  await tx
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.accountId, accountId), eq(address.addressType, addressType), eq(address.isDefault, true)))
}

/** Deletes an address of an account; false when it has none with that id. */
export async function deleteAddress(tx: Transaction, accountId: string, addressId: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(address)
    .where(and(eq(address.accountId, accountId), eq(address.id, addressId)))
    .returning({ id: address.id })
  return deletedRows.length > 0
}
