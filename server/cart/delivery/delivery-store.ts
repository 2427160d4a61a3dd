import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toRowsJson, toSelectFromJsonSql, defineStatement } from '@hydrant/database/connection/statement.ts'
import { deliveryGroup, deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { cartCoupon } from '@hydrant/database/schema/promotions.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import type { DeliveryTimes } from '@hydrant/kernel/time/arrival.ts'
import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { DeliveryGroup, DeliveryMethod, GroupWithMethod } from '../cart.ts'
import { toCustomFields } from '../custom-fields.ts'

/** A delivery method to insert. */
export type NewDeliveryMethod = typeof deliveryMethod.$inferInsert

/** A delivery method and the countries that it serves; an empty list: all of them. */
export interface OfferedMethod {
  readonly method: DeliveryMethod
  readonly countries: readonly string[]
}

const FIXED_COLUMNS = new Set(['id', 'cartId', 'createdAt'])
const changeableColumns = Object.entries(getTableColumns(deliveryGroup)).filter(
  ([property]) => !FIXED_COLUMNS.has(property),
)
const conflictUpdate = Object.fromEntries(
  changeableColumns.map(([property, column]) => [property, sql.raw(`excluded."${column.name}"`)]),
)

/**
 * Builds the statement that inserts the delivery groups of its parameter `groups` (made by `serializeGroupRows`) if a
 * condition holds.
 */
export function buildGroupsInsert(tx: Transaction, condition: SQL = sql`true`) {
  return tx
    .insert(deliveryGroup)
    .select(sql`${toSelectFromJsonSql(deliveryGroup, 'groups', { createdAt: sql`now()` })} where ${condition}`)
}

const saveGroupsStatement = defineStatement<{ groups: string }>()((tx: Transaction) =>
  buildGroupsInsert(tx).onConflictDoUpdate({ target: deliveryGroup.id, set: conflictUpdate }),
)

/** Inserts or updates a delivery group. */
export async function saveDeliveryGroup(tx: Transaction, group: DeliveryGroup): Promise<void> {
  await saveGroupsStatement(tx, { groups: serializeGroupRows([group]) })
}

/** Serializes delivery groups to JSON text, the value of the parameter `groups` of `buildGroupsInsert`. */
export function serializeGroupRows(groups: readonly DeliveryGroup[]): string {
  return toRowsJson(
    deliveryGroup,
    groups.map((group) => ({ ...group, customFields: [...group.customFields] })),
  )
}

/** Deletes delivery groups, which must be empty. */
export async function deleteDeliveryGroups(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(deliveryGroup).where(inArray(deliveryGroup.id, [...ids]))
}

/** A delivery group with its method, and whether the method is still offered. */
export interface StoredGroup extends GroupWithMethod {
  readonly isOffered: boolean
}

/**
 * Finds the delivery groups of a cart: the default one first, the others in the order of creation. Also returns whether
 * the cart has coupons, because most carts have none, and asking here saves the query for them.
 */
export async function findGroupsAndHasCoupons(
  db: ReadOnlyDb,
  cartId: string,
): Promise<{ readonly groups: StoredGroup[]; readonly hasCoupons: boolean }> {
  const rows = await groupsOfCartQuery(db, { cartId })
  return {
    groups: rows.map(({ method, group: { createdAt: _created, customFields, ...group } }) => ({
      group: { ...group, customFields: toCustomFields(customFields) },
      method: method === null ? null : toMethod(method),
      isOffered: method?.isActive === true,
    })),
    hasCoupons: rows[0]?.hasCoupons === true,
  }
}

const groupsOfCartQuery = defineStatement<{ cartId: string }>()((db, { cartId }) =>
  db
    .select({
      group: deliveryGroup,
      method: deliveryMethod,
      hasCoupons: sql<boolean>`exists (select from ${cartCoupon} where ${cartCoupon.cartId} = ${cartId})`,
    })
    .from(deliveryGroup)
    .leftJoin(deliveryMethod, eq(deliveryMethod.id, deliveryGroup.deliveryMethodId))
    .where(eq(deliveryGroup.cartId, cartId))
    .orderBy(desc(deliveryGroup.isDefault), asc(deliveryGroup.createdAt), asc(deliveryGroup.id)),
)

/** Finds the active delivery methods, in the order in which they are offered. */
export async function findActiveDeliveryMethods(db: ReadOnlyDb): Promise<OfferedMethod[]> {
  const rows = await db
    .select()
    .from(deliveryMethod)
    .where(eq(deliveryMethod.isActive, true))
    .orderBy(asc(deliveryMethod.sortOrder), asc(deliveryMethod.id))
  return rows.map((row) => ({ method: toMethod(row), countries: row.countries }))
}

/** Finds how long a delivery method takes; undefined when there is no such method. */
export async function findDeliveryTimes(db: ReadOnlyDb, id: string): Promise<DeliveryTimes | undefined> {
  const { processTime, processTimeUnit, transitTimeMin, transitTimeMax, transitTimeUnit } = deliveryMethod
  const columns = { processTime, processTimeUnit, transitTimeMin, transitTimeMax, transitTimeUnit }
  const [row] = await db.select(columns).from(deliveryMethod).where(eq(deliveryMethod.id, id))
  return row
}

/** Inserts delivery methods. */
export async function insertDeliveryMethods(tx: Transaction, methods: readonly NewDeliveryMethod[]): Promise<void> {
  if (methods.length > 0) await tx.insert(deliveryMethod).values([...methods])
}

/** Updates a delivery method; undefined values stay as they are. */
export async function updateDeliveryMethod(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof NewDeliveryMethod]?: NewDeliveryMethod[Name] | undefined },
): Promise<void> {
  await tx.update(deliveryMethod).set(changes).where(eq(deliveryMethod.id, id))
}

/** Deletes a delivery method. */
export async function deleteDeliveryMethod(tx: Transaction, id: string): Promise<void> {
  await tx.delete(deliveryMethod).where(eq(deliveryMethod.id, id))
}

function toMethod(row: typeof deliveryMethod.$inferSelect): DeliveryMethod {
  const {
    countries: _countries,
    sortOrder: _order,
    isActive: _active,
    createdAt: _created,
    updatedAt: _updated,
    ...method
  } = row
  return {
    ...method,
    baseFee: decimal(row.baseFee),
    freeFromAmount: row.freeFromAmount === null ? null : decimal(row.freeFromAmount),
  }
}
