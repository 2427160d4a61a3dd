import type { Executor } from '@hydrant/database/connection/database.ts'
import { asRows, rowsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { deliveryGroup, deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { DeliveryGroup, DeliveryMethod, GroupDelivery } from './cart.ts'
import { toCustomFields } from './custom-fields.ts'

/** A way of delivery to be stored. */
export type NewDeliveryMethod = typeof deliveryMethod.$inferInsert

/** A way of delivery and the countries that it goes to; none: all of them. */
export interface OfferedMethod {
  readonly method: DeliveryMethod
  readonly countries: readonly string[]
}

const FIXED = new Set(['id', 'cartId', 'createdAt'])
const changeable = Object.entries(getTableColumns(deliveryGroup)).filter(([property]) => !FIXED.has(property))
const changes = Object.fromEntries(
  changeable.map(([property, column]) => [property, sql.raw(`excluded."${column.name}"`)]),
)

/**
 * The statement that stores the delivery groups that are given as `groups`, which `groupRows` makes, where a condition
 * holds.
 */
export function groupsInsert(executor: Executor, condition: SQL = sql`true`) {
  return executor
    .insert(deliveryGroup)
    .select(sql`${rowsGiven(deliveryGroup, 'groups', { createdAt: sql`now()` })} where ${condition}`)
}

const groupsSaved = statement<{ groups: string }>()((executor) =>
  groupsInsert(executor).onConflictDoUpdate({ target: deliveryGroup.id, set: changes }),
)

/** Stores a delivery group, new or changed. */
export async function saveDeliveryGroup(executor: Executor, group: DeliveryGroup): Promise<void> {
  await groupsSaved(executor, { groups: groupRows([group]) })
}

/** Delivery groups as the value that `groupsInsert` is given. */
export function groupRows(groups: readonly DeliveryGroup[]): string {
  return asRows(
    deliveryGroup,
    groups.map((group) => ({ ...group, customFields: [...group.customFields] })),
  )
}

/** Removes delivery groups that nothing is in any more. */
export async function removeDeliveryGroups(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(deliveryGroup).where(inArray(deliveryGroup.id, [...ids]))
}

/**
 * The delivery groups of a cart with their methods: the default one first, the others as they were made. With
 * `offeredOnly` a method that is no longer offered is missing.
 */
export async function findDeliveries(
  executor: Executor,
  cartId: string,
  { offeredOnly }: { readonly offeredOnly: boolean },
): Promise<GroupDelivery[]> {
  const rows = await (offeredOnly ? deliveriesOffered : deliveries)(executor, { cartId })
  return rows.map((row) => {
    const { createdAt: _created, customFields, ...group } = row.group
    return {
      group: { ...group, customFields: toCustomFields(customFields) },
      method: row.method === null ? null : toMethod(row.method),
    }
  })
}

const deliveriesOf = (isOffered: SQL | undefined) =>
  statement<{ cartId: string }>()((executor, { cartId }) =>
    executor
      .select({ group: deliveryGroup, method: deliveryMethod })
      .from(deliveryGroup)
      .leftJoin(deliveryMethod, and(eq(deliveryMethod.id, deliveryGroup.deliveryMethodId), isOffered))
      .where(eq(deliveryGroup.cartId, cartId))
      .orderBy(desc(deliveryGroup.isDefault), asc(deliveryGroup.createdAt), asc(deliveryGroup.id)),
  )
const deliveries = deliveriesOf(undefined)
const deliveriesOffered = deliveriesOf(eq(deliveryMethod.isActive, true))

/** The ways to send, in the order in which they are offered. */
export async function findOfferedMethods(executor: Executor): Promise<OfferedMethod[]> {
  const rows = await executor
    .select()
    .from(deliveryMethod)
    .where(eq(deliveryMethod.isActive, true))
    .orderBy(asc(deliveryMethod.sortOrder), asc(deliveryMethod.id))
  return rows.map((row) => ({ method: toMethod(row), countries: row.countries }))
}

/** Stores ways of delivery. */
export async function insertDeliveryMethods(executor: Executor, methods: readonly NewDeliveryMethod[]): Promise<void> {
  if (methods.length > 0) await executor.insert(deliveryMethod).values([...methods])
}

function toMethod(row: typeof deliveryMethod.$inferSelect): DeliveryMethod {
  const { countries: _countries, sortOrder: _order, isActive: _active, ...method } = row
  return {
    ...method,
    baseFee: decimal(row.baseFee),
    freeFromAmount: row.freeFromAmount === null ? null : decimal(row.freeFromAmount),
  }
}
