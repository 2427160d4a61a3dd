import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import { isUniqueViolation } from '@hydrant/database/connection/query-failure.ts'
import { toAnyOfCondition } from '@hydrant/database/connection/text-array.ts'
import { account, buyerGroupMember } from '@hydrant/database/schema/accounts.ts'
import {
  entitlementBuyerGroup,
  entitlementProduct,
  product,
  toFirstPartNumberKey,
  toSecondPartNumberKey,
} from '@hydrant/database/schema/catalogue.ts'
import { toTextKey } from '@hydrant/database/schema/columns.ts'
import { customerPartNumber } from '@hydrant/database/schema/customer-part-numbers.ts'
import { and, asc, count, eq, ne, or, type SQL, sql } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** What an account calls a product. */
export type NumberRow = typeof customerPartNumber.$inferSelect

/** A number to enter or to learn. */
export type NewNumber = Pick<NumberRow, 'accountId' | 'number' | 'numberKey' | 'productId' | 'source'>

/** Which numbers of an account are listed. */
export interface NumberQuery {
  readonly accountId: string
  /** Whose products are searched by number and name. */
  readonly buyerGroupIds: readonly string[]
  /** What the number, or number or name of the product, contains; its normalized form is `termKey`. */
  readonly term: string
  readonly termKey: string
  /** The normalized number; null: any. */
  readonly numberKey: string | null
  readonly productId: string | null
  readonly limit: number
  readonly offset: number
}

const COUNTS = ne(customerPartNumber.source, 'Dismissed')

/** Finds a page of the numbers of an account in their order, and how many there are. */
export async function findNumberPage(
  db: ReadOnlyDb,
  query: NumberQuery,
): Promise<{ readonly rows: NumberRow[]; readonly total: number }> {
  const condition = and(
    eq(customerPartNumber.accountId, query.accountId),
    COUNTS,
    query.numberKey === null ? undefined : eq(customerPartNumber.numberKey, query.numberKey),
    query.productId === null ? undefined : eq(customerPartNumber.productId, query.productId),
    query.term === '' ? undefined : toTermCondition(query),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(customerPartNumber)
      .where(condition)
      .orderBy(sql`${customerPartNumber.numberKey} collate "C"`)
      .limit(query.limit)
      .offset(query.offset),
    db.select({ total: count() }).from(customerPartNumber).where(condition),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The product counts only where one of the buyer groups may see it: a search must not tell what it is. */
function toTermCondition({ term, termKey, buyerGroupIds }: NumberQuery): SQL | undefined {
  const pattern = toContainsPattern(term)
  return or(
    termKey === '' ? undefined : sql`position(${termKey} in ${customerPartNumber.numberKey}) > 0`,
    sql`exists (
      select from ${product}
      join ${entitlementProduct} on ${entitlementProduct.productId} = ${product.id}
      join ${entitlementBuyerGroup} on ${entitlementBuyerGroup.policyId} = ${entitlementProduct.policyId}
      where ${product.id} = ${customerPartNumber.productId} and ${product.isActive}
        and ${toAnyOfCondition(entitlementBuyerGroup.buyerGroupId, buyerGroupIds)}
        and (${toTextKey(product.sku)} like ${toTextKey(sql`${pattern}::text`)}
          or ${toTextKey(product.name)} like ${toTextKey(sql`${pattern}::text`)})
    )`,
  )
}

/** Finds the numbers of an account that count, by normalized number. */
export async function findNumbersByKey(
  db: ReadOnlyDb,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, NumberRow>> {
  const rows = await db
    .select()
    .from(customerPartNumber)
    .where(
      and(eq(customerPartNumber.accountId, accountId), COUNTS, toAnyOfCondition(customerPartNumber.numberKey, keys)),
    )
  return new Map(rows.map((row) => [row.numberKey, row]))
}

/** Finds what an account calls products, by product: what was entered first, before what was learned. */
export async function findNumbersOfProducts(
  db: ReadOnlyDb,
  accountId: string,
  productIds: readonly string[],
): Promise<Map<string, NumberRow>> {
  const { productId, source, createdAt, numberKey } = customerPartNumber
  const rows = await db
    .selectDistinctOn([productId])
    .from(customerPartNumber)
    .where(and(eq(customerPartNumber.accountId, accountId), COUNTS, toAnyOfCondition(productId, productIds)))
    // 'Entered' is before 'Learned'.
    .orderBy(asc(productId), asc(source), asc(createdAt), asc(numberKey))
  return new Map(rows.map((row) => [row.productId, row]))
}

/** Finds a number that counts; null when there is none, or not of this account. */
export async function findNumber(db: ReadOnlyDb, id: string, accountId?: string): Promise<NumberRow | null> {
  const isOfAccount = accountId === undefined ? undefined : eq(customerPartNumber.accountId, accountId)
  const [row] = await db
    .select()
    .from(customerPartNumber)
    .where(and(eq(customerPartNumber.id, id), COUNTS, isOfAccount))
  return row ?? null
}

/** Locks an account, so that nobody else enters numbers of it until the transaction ends. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Counts the numbers of an account, those that count for nothing as well if `hasDismissed`. */
export async function countNumbers(db: ReadOnlyDb, accountId: string, hasDismissed: boolean): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(customerPartNumber)
    .where(and(eq(customerPartNumber.accountId, accountId), hasDismissed ? undefined : COUNTS))
  return row?.count ?? 0
}

/** Inserts numbers, or replaces those of the same normalized number; returns their ids by it. */
export async function insertOrReplaceNumbers(
  tx: Transaction,
  numbers: readonly NewNumber[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const batch of toOrderedBatches(numbers)) {
    const rows = await tx
      .insert(customerPartNumber)
      .values(batch)
      .onConflictDoUpdate({
        target: [customerPartNumber.accountId, customerPartNumber.numberKey],
        set: {
          number: sql`excluded.number`,
          productId: sql`excluded.product_id`,
          source: sql`excluded.source`,
        },
      })
      .returning({ id: customerPartNumber.id, numberKey: customerPartNumber.numberKey })
    for (const { id, numberKey } of rows) ids.set(numberKey, id)
  }
  return ids
}

/**
 * Inserts numbers that were learned. One that was learned for another product before, or is dismissed now, stands for
 * nothing afterwards; one that somebody entered stays.
 */
export async function insertOrDismissLearned(tx: Transaction, numbers: readonly NewNumber[]): Promise<void> {
  const { accountId, numberKey, source, productId } = customerPartNumber
  for (const batch of toOrderedBatches(numbers))
    await tx
      .insert(customerPartNumber)
      .values(batch)
      .onConflictDoUpdate({
        target: [accountId, numberKey],
        set: { source: 'Dismissed' },
        setWhere: sql`${source} = 'Learned' and (${productId} <> excluded.product_id or excluded.source = 'Dismissed')`,
      })
}

/** Splits numbers into batches in one order, so that two writers of an account wait for each other and never block. */
function toOrderedBatches(numbers: readonly NewNumber[]): NewNumber[][] {
  return toBatches(numbers.toSorted((one, other) => (one.numberKey < other.numberKey ? -1 : 1)))
}

/** Changes a number. Returns false, and changes nothing, when another row of the account has the number by now. */
export async function updateNumber(
  tx: Transaction,
  id: string,
  change: Pick<NumberRow, 'number' | 'numberKey' | 'productId'>,
): Promise<boolean> {
  try {
    await tx.transaction((savepoint) =>
      savepoint
        .update(customerPartNumber)
        .set({ ...change, source: 'Entered' })
        .where(eq(customerPartNumber.id, id)),
    )
    return true
  } catch (error) {
    // An order that learns does not lock the account.
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Deletes what counts for nothing under a normalized number, so that another row can have it. */
export async function deleteDismissed(tx: Transaction, accountId: string, numberKey: string): Promise<void> {
  await tx
    .delete(customerPartNumber)
    .where(
      and(
        eq(customerPartNumber.accountId, accountId),
        eq(customerPartNumber.numberKey, numberKey),
        eq(customerPartNumber.source, 'Dismissed'),
      ),
    )
}

/** Deletes a number; one that was learned is dismissed. */
export async function deleteOrDismissNumber(tx: Transaction, { id, source }: NumberRow): Promise<void> {
  const isRow = eq(customerPartNumber.id, id)
  if (source === 'Learned') await tx.update(customerPartNumber).set({ source: 'Dismissed' }).where(isRow)
  else await tx.delete(customerPartNumber).where(isRow)
}

/** Finds which normalized numbers are those of a product of the shop that an account may see. */
export async function findShopNumberKeys(
  db: ReadOnlyDb,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const parts = [toFirstPartNumberKey(product.partNumberKey), toSecondPartNumberKey(product.partNumberKey)] as const
  const isVisible = sql`exists (
    select from ${entitlementProduct}
    join ${entitlementBuyerGroup} on ${entitlementBuyerGroup.policyId} = ${entitlementProduct.policyId}
    join ${buyerGroupMember} on ${buyerGroupMember.buyerGroupId} = ${entitlementBuyerGroup.buyerGroupId}
    where ${entitlementProduct.productId} = ${product.id} and ${buyerGroupMember.accountId} = ${accountId}
  )`
  const rows = await db
    .select({ first: sql<string>`${parts[0]}`, second: sql<string>`${parts[1]}` })
    .from(product)
    .where(and(product.isActive, or(...parts.map((part) => toAnyOfCondition(part, keys))), isVisible))
  return new Set(rows.flatMap(({ first, second }) => [first, second]))
}
