import type { Transaction } from '@hydrant/database/connection/database.ts'
import { entitlementBuyerGroup, entitlementPolicy, entitlementProduct } from '@hydrant/database/schema/catalogue.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import { eq } from 'drizzle-orm'

/** The values of an entitlement policy. */
interface PolicyValues {
  readonly name: string
  readonly canViewPrice: boolean
  readonly includesNewProducts: boolean
}

/** Creates an entitlement policy and returns its id. */
export async function createEntitlementPolicy(tx: Transaction, policy: PolicyValues): Promise<Result<string>> {
  const id = newId('1Ce')
  await tx.insert(entitlementPolicy).values({ id, ...policy })
  return ok(id)
}

/** Changes an entitlement policy; what is left out stays as it is. */
export async function changeEntitlementPolicy(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof PolicyValues]?: PolicyValues[Name] | undefined },
): Promise<Result<null>> {
  await tx.update(entitlementPolicy).set(changes).where(eq(entitlementPolicy.id, id))
  return ok(null)
}

/** Deletes an entitlement policy with what it is for. */
export async function removeEntitlementPolicy(tx: Transaction, id: string): Promise<Result<null>> {
  await tx.delete(entitlementPolicy).where(eq(entitlementPolicy.id, id))
  return ok(null)
}

/** Adds a product to an entitlement policy and returns the id of the entitlement. */
export async function entitleProduct(
  tx: Transaction,
  entitlement: { readonly policyId: string; readonly productId: string },
): Promise<Result<string>> {
  const [row] = await tx.insert(entitlementProduct).values(entitlement).returning({ id: entitlementProduct.id })
  return ok(row?.id ?? '')
}

/** Removes a product from an entitlement policy. */
export async function removeProductEntitlement(tx: Transaction, id: string): Promise<Result<null>> {
  await tx.delete(entitlementProduct).where(eq(entitlementProduct.id, id))
  return ok(null)
}

/** Gives an entitlement policy to a buyer group and returns the id of the entitlement. */
export async function entitleBuyerGroup(
  tx: Transaction,
  entitlement: { readonly policyId: string; readonly buyerGroupId: string },
): Promise<Result<string>> {
  const [row] = await tx.insert(entitlementBuyerGroup).values(entitlement).returning({ id: entitlementBuyerGroup.id })
  return ok(row?.id ?? '')
}

/** Takes an entitlement policy away from a buyer group. */
export async function removeBuyerGroupEntitlement(tx: Transaction, id: string): Promise<Result<null>> {
  await tx.delete(entitlementBuyerGroup).where(eq(entitlementBuyerGroup.id, id))
  return ok(null)
}
