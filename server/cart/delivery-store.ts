import type { Executor } from '@hydrant/database/connection/database.ts'
import { deliveryGroup, deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { DeliveryGroup, DeliveryMethod, GroupDelivery } from './cart.ts'
import { toCustomFields } from './custom-fields.ts'

/** A way of delivery to be stored. */
export type NewDeliveryMethod = typeof deliveryMethod.$inferInsert

/** A way of delivery and the countries that it goes to; none: all of them. */
export interface OfferedMethod {
  readonly method: DeliveryMethod
  readonly countries: readonly string[]
}

/** Stores a delivery group, new or changed. */
export async function saveDeliveryGroup(executor: Executor, group: DeliveryGroup): Promise<void> {
  const values = { ...group, customFields: [...group.customFields] }
  const { id: _id, ...changes } = values
  await executor.insert(deliveryGroup).values(values).onConflictDoUpdate({ target: deliveryGroup.id, set: changes })
}

/** Stores delivery groups of a new cart. */
export async function insertDeliveryGroups(executor: Executor, groups: readonly DeliveryGroup[]): Promise<void> {
  if (groups.length > 0) await executor.insert(deliveryGroup).values(groups.map((group) => ({ ...group, customFields: [...group.customFields] })))
}

/** Removes delivery groups that nothing is in any more. */
export async function removeDeliveryGroups(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(deliveryGroup).where(inArray(deliveryGroup.id, [...ids]))
}

/** The delivery groups of a cart with their methods: the default one first, the others as they were made. With `offeredOnly` a method that is no longer offered is missing. */
export async function findDeliveries(executor: Executor, cartId: string, { offeredOnly }: { readonly offeredOnly: boolean }): Promise<GroupDelivery[]> {
  const rows = await executor
    .select({ group: deliveryGroup, method: deliveryMethod })
    .from(deliveryGroup)
    .leftJoin(deliveryMethod, and(eq(deliveryMethod.id, deliveryGroup.deliveryMethodId), offeredOnly ? eq(deliveryMethod.isActive, true) : undefined))
    .where(eq(deliveryGroup.cartId, cartId))
    .orderBy(desc(deliveryGroup.isDefault), asc(deliveryGroup.createdAt), asc(deliveryGroup.id))
  return rows.map((row) => {
    const { createdAt: _created, customFields, ...group } = row.group
    return { group: { ...group, customFields: toCustomFields(customFields) }, method: row.method === null ? null : toMethod(row.method) }
  })
}

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
  return { ...method, baseFee: decimal(row.baseFee), freeFromAmount: row.freeFromAmount === null ? null : decimal(row.freeFromAmount) }
}
