import type { DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import type { Database, Transaction } from '../store.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { assignLinesToGroups, type ArrangementInput, resolveArrangements } from './arrange-items.ts'
import type { CustomFields } from '../cart.ts'
import { checkCustomFields } from '../custom-fields.ts'
import {
  addGroup,
  changeGroup,
  type DeliveryChangeHandler,
  findGroupInCart,
  type LoadedGroup,
  removeEmptyGroups,
  removeGroup,
} from './delivery-groups.ts'
import { cartErrors } from '../errors.ts'
import type { CartRef } from '../load-cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { lockCartForChange } from '../lock-cart.ts'
import { recalculateCart } from '../pricing/recalculate-cart.ts'

/** A requested change of a delivery group. */
export interface GroupUpdate {
  readonly ref: CartRef
  /** Null: the default delivery group. */
  readonly groupId: string | null
  readonly input: DeliveryGroupInput
  readonly onDeliveryChange: DeliveryChangeHandler
}

/**
 * Stores an address for a cart's default delivery group, and custom fields, and recalculates the cart; null keeps what
 * the cart has.
 */
export async function saveAddressAndRecalculateCart(
  database: Database,
  shopper: Shopper,
  evaluated: {
    readonly ref: CartRef
    readonly address: DeliveryGroupInput['deliveryAddress']
    readonly customFields: CustomFields | null
    readonly onDeliveryChange: DeliveryChangeHandler
  },
): Promise<Result<LoadedCart>> {
  const { ref, address = null, onDeliveryChange } = evaluated
  const customFields = evaluated.customFields === null ? ok(null) : checkCustomFields(evaluated.customFields)
  if (!customFields.ok) return customFields
  const result = await transactional(database, async (tx): Promise<Result<ChangedGroup>> => {
    const calculated = await recalculateCart(tx, shopper, { ref, customFields: customFields.value })
    if (!calculated.ok) return calculated
    const loaded = calculated.value
    if (address === null) return ok({ group: { loaded, groupId: loaded.group.id }, finish: async () => {} })
    const input = { deliveryAddress: address }
    return lockAndUpdateGroup(tx, shopper, { ref, groupId: null, input, onDeliveryChange })
  })
  if (!result.ok) return result
  await result.value.finish()
  return ok(result.value.group.loaded)
}

/** Creates a delivery group. */
export function createGroup(
  database: Database,
  shopper: Shopper,
  created: { readonly ref: CartRef; readonly input: DeliveryGroupInput },
): Promise<Result<LoadedGroup>> {
  return transactional(database, async (tx) => {
    const locked = await lockCartForChange(tx, shopper, created.ref)
    return locked.ok ? addGroup(tx, locked.value, created.input) : locked
  })
}

/** Changes address, method and preferences of a delivery group, and calls `onDeliveryChange` for what follows. */
export async function updateGroup(
  database: Database,
  shopper: Shopper,
  changed: GroupUpdate,
): Promise<Result<LoadedGroup>> {
  const result = await transactional(database, (tx) => lockAndUpdateGroup(tx, shopper, changed))
  if (!result.ok) return result
  await result.value.finish()
  return ok(result.value.group)
}

/** A changed delivery group; `finish` must be called after the commit. */
interface ChangedGroup {
  readonly group: LoadedGroup
  readonly finish: () => Promise<void>
}

/** Locks the cart and changes one of its delivery groups. */
async function lockAndUpdateGroup(
  tx: Transaction,
  shopper: Shopper,
  changed: GroupUpdate,
): Promise<Result<ChangedGroup>> {
  const target = await lockCartWithGroup(tx, shopper, changed)
  const updated = target.ok ? await changeGroup(tx, target.value, changed.input) : target
  return updated.ok ? ok({ group: updated.value, finish: await changed.onDeliveryChange(tx, updated.value) }) : updated
}

/** Removes a delivery group, with its lines or without. */
export function deleteGroup(
  database: Database,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly groupId: string; readonly deleteCartItems: boolean },
): Promise<Result<LoadedCart>> {
  return transactional(database, async (tx) => {
    const target = await lockCartWithGroup(tx, shopper, removed)
    return target.ok ? removeGroup(tx, target.value, removed) : target
  })
}

/** Distributes lines over delivery groups; an error changes nothing. */
export function arrangeItems(
  database: Database,
  shopper: Shopper,
  arranged: { readonly ref: CartRef; readonly inputs: readonly ArrangementInput[]; readonly deleteEmpty: boolean },
): Promise<Result<LoadedCart>> {
  return transactional(database, async (tx) => {
    const locked = await lockCartForChange(tx, shopper, arranged.ref)
    if (!locked.ok) return locked
    const arrangements = await resolveArrangements(tx, locked.value, arranged.inputs)
    const result = arrangements.ok ? await assignLinesToGroups(tx, locked.value, arrangements.value) : arrangements
    if (!result.ok) return result
    const loaded = result.value
    if (!loaded.cart.totals.byGroup.has(loaded.group.id)) return err(cartErrors.defaultGroupEmpty)
    return ok(arranged.deleteEmpty ? await removeEmptyGroups(tx, loaded) : loaded)
  })
}

async function lockCartWithGroup(
  tx: Transaction,
  shopper: Shopper,
  target: { readonly ref: CartRef; readonly groupId: string | null },
): Promise<Result<LoadedGroup>> {
  const locked = await lockCartForChange(tx, shopper, target.ref)
  return locked.ok ? findGroupInCart(locked.value, target.groupId ?? locked.value.group.id) : locked
}
