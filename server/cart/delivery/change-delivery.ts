import type { DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import type { Database, Transaction } from '../store.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { assignLinesToGroups, type ArrangementInput, resolveArrangements } from './arrange-items.ts'
import type { CustomFields } from '../cart.ts'
import { parseCustomFields } from '../custom-fields.ts'
import {
  addGroup,
  changeGroupAndReprice,
  type DeliveryChangeHandler,
  findGroupInCart,
  type LoadedGroup,
  removeEmptyGroups,
  emptyAndRemoveGroup,
} from './delivery-groups.ts'
import { cartErrors } from '../errors.ts'
import type { CartRef } from '../load-cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { lockAndRepriceEditableCart } from '../lock-cart.ts'
import { lockAndRecalculateCart } from '../pricing/recalculate-cart.ts'

/** A requested change of a delivery group. */
export interface GroupUpdate {
  readonly ref: CartRef
  /** Null: the default delivery group. */
  readonly groupId: string | null
  readonly input: DeliveryGroupInput
  readonly onDeliveryChange: DeliveryChangeHandler
}

/**
 * Saves an address for the default delivery group of a cart, and custom fields of the cart, and recalculates the cart.
 * Null leaves the stored address or fields unchanged.
 */
export async function saveAddressAndRecalculateCart(
  database: Database,
  shopper: Shopper,
  request: {
    readonly ref: CartRef
    readonly address: DeliveryGroupInput['deliveryAddress']
    readonly customFields: CustomFields | null
    readonly onDeliveryChange: DeliveryChangeHandler
  },
): Promise<Result<LoadedCart>> {
  const { ref, address = null, onDeliveryChange } = request
  const customFieldsResult = request.customFields === null ? ok(null) : parseCustomFields(request.customFields)
  if (!customFieldsResult.ok) return customFieldsResult
  const result = await runOrRollBack(database, async (tx): Promise<Result<UnfinishedGroupChange>> => {
    const recalculateResult = await lockAndRecalculateCart(tx, shopper, { ref, customFields: customFieldsResult.value })
    if (!recalculateResult.ok) return recalculateResult
    const loaded = recalculateResult.value
    if (address === null) return ok({ group: { loaded, groupId: loaded.group.id }, finishAfterCommit: async () => {} })
    const input = { deliveryAddress: address }
    return lockAndUpdateGroup(tx, shopper, { ref, groupId: null, input, onDeliveryChange })
  })
  if (!result.ok) return result
  await result.value.finishAfterCommit()
  return ok(result.value.group.loaded)
}

/** Creates a delivery group. */
export function createGroup(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly input: DeliveryGroupInput },
): Promise<Result<LoadedGroup>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, request.ref)
    return lockResult.ok ? addGroup(tx, lockResult.value, request.input) : lockResult
  })
}

/**
 * Changes address, method and preferences of a delivery group. Calls `onDeliveryChange` in the transaction, and the
 * function that it returns after the commit.
 */
export async function updateGroup(
  database: Database,
  shopper: Shopper,
  update: GroupUpdate,
): Promise<Result<LoadedGroup>> {
  const result = await runOrRollBack(database, (tx) => lockAndUpdateGroup(tx, shopper, update))
  if (!result.ok) return result
  await result.value.finishAfterCommit()
  return ok(result.value.group)
}

/** A changed delivery group; the caller must call `finishAfterCommit` after the commit. */
interface UnfinishedGroupChange {
  readonly group: LoadedGroup
  readonly finishAfterCommit: () => Promise<void>
}

/** Locks the cart and changes one of its delivery groups. */
async function lockAndUpdateGroup(
  tx: Transaction,
  shopper: Shopper,
  update: GroupUpdate,
): Promise<Result<UnfinishedGroupChange>> {
  const targetResult = await lockCartWithGroup(tx, shopper, update)
  const updateResult = targetResult.ok
    ? await changeGroupAndReprice(tx, targetResult.value, update.input)
    : targetResult
  return updateResult.ok
    ? ok({ group: updateResult.value, finishAfterCommit: await update.onDeliveryChange(tx, updateResult.value) })
    : updateResult
}

/** Removes a delivery group, with its lines or without. */
export function deleteGroup(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly groupId: string; readonly deleteCartItems: boolean },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const targetResult = await lockCartWithGroup(tx, shopper, request)
    return targetResult.ok ? emptyAndRemoveGroup(tx, targetResult.value, request) : targetResult
  })
}

/** Distributes lines over delivery groups; when it returns an error, nothing has changed. */
export function arrangeItemsInGroups(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly inputs: readonly ArrangementInput[]; readonly deleteEmpty: boolean },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, request.ref)
    if (!lockResult.ok) return lockResult
    const arrangementsResult = await resolveArrangements(tx, lockResult.value, request.inputs)
    const result = arrangementsResult.ok
      ? await assignLinesToGroups(tx, lockResult.value, arrangementsResult.value)
      : arrangementsResult
    if (!result.ok) return result
    const loaded = result.value
    if (!loaded.cart.totals.byGroup.has(loaded.group.id)) return err(cartErrors.defaultGroupEmpty)
    return ok(request.deleteEmpty ? await removeEmptyGroups(tx, loaded) : loaded)
  })
}

async function lockCartWithGroup(
  tx: Transaction,
  shopper: Shopper,
  target: { readonly ref: CartRef; readonly groupId: string | null },
): Promise<Result<LoadedGroup>> {
  const lockResult = await lockAndRepriceEditableCart(tx, shopper, target.ref)
  return lockResult.ok ? findGroupInCart(lockResult.value, target.groupId ?? lockResult.value.group.id) : lockResult
}
