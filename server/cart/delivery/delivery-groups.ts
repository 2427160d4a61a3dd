import { DELIVERY_GROUPS_PER_CART } from '@hydrant/contract/shared/limits.ts'
import type { DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import { toFullIdIfValid, newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import { deleteReservationsOfLines } from '../../inventory/service.ts'
import { toGiftingSettings, canSplitShipment } from '../../webstore/service.ts'
import { assignLinesToGroups } from './arrange-items.ts'
import type { DeliveryGroup } from '../cart.ts'
import {
  type DeliveryPreferences,
  withAddressAndAvailableMethod,
  saveGroupAndRepriceCart,
  withMethodIfAvailable,
} from './cart-delivery.ts'
import { repriceCartIfStale } from '../pricing/reprice-cart.ts'
import { saveLineEditsAndReprice } from '../lines/change-lines.ts'
import { parseCustomFields } from '../custom-fields.ts'
import { deleteDeliveryGroups } from './delivery-store.ts'
import { cartErrors } from '../errors.ts'
import { createDefaultGroup } from './default-group.ts'
import { type LoadedCart, withGroups } from '../loaded-cart.ts'
import { findGroup } from './find-groups.ts'
import { resolveDeliveryAddress } from './resolve-address.ts'
import { parseDeliveryDate } from './parse-delivery-date.ts'
import type { Transaction } from '../store.ts'
import { findLinesOfGroup } from '../lines/line-store.ts'

/** A locked cart and one of its delivery groups. */
export interface LoadedGroup {
  readonly loaded: LoadedCart
  readonly groupId: string
}

/** A delivery group that was changed. */
export interface ChangedGroup extends LoadedGroup {
  /** Whether the request chose another delivery method. */
  readonly isMethodChanged: boolean
}

/**
 * Handles the effects of a changed delivery group outside the cart. It is called in the transaction of the change, and
 * the function that it returns is called after the commit. The transaction may be retried, so the handler itself must
 * have no effects outside the database.
 */
export type DeliveryChangeHandler = (tx: Transaction, changed: ChangedGroup) => Promise<() => Promise<void>>

/**
 * Creates an empty delivery group; returns an error where the store ships an order to one address only, or when the
 * cart has the maximum number of groups.
 */
export async function addGroup(
  tx: Transaction,
  loaded: LoadedCart,
  input: DeliveryGroupInput,
): Promise<Result<LoadedGroup>> {
  if (!canSplitShipment(loaded.shopper.webstore)) return err(cartErrors.noSplitShipment)
  if (loaded.groups.length >= DELIVERY_GROUPS_PER_CART) return err(cartErrors.tooManyGroups)
  const group: DeliveryGroup = {
    ...createDefaultGroup(),
    id: newId('0a7'),
    cartId: loaded.cart.id,
    isDefault: false,
    name: messages.deliveryGroup({ number: String(loaded.groups.length + 1) }),
  }
  return changeGroupAndReprice(
    tx,
    { loaded: withGroups(loaded, [...loaded.groups, { group, method: null }]), groupId: group.id },
    input,
  )
}

/** Changes address, method and preferences of a delivery group; changes nothing when one of them is not valid. */
export async function changeGroupAndReprice(
  tx: Transaction,
  { loaded, groupId }: LoadedGroup,
  input: DeliveryGroupInput,
): Promise<Result<ChangedGroup>> {
  const current = loaded.groups.find(({ group }) => group.id === groupId)
  if (current === undefined) return err(cartErrors.unknownGroup)
  const preferencesResult = parseDeliveryPreferences(loaded, input)
  if (!preferencesResult.ok) return preferencesResult
  const addressResult =
    input.deliveryAddress === undefined || input.deliveryAddress === null
      ? ok(undefined)
      : await resolveDeliveryAddress(tx, loaded.shopper, input.deliveryAddress)
  if (!addressResult.ok) return addressResult
  const withPreferences = { group: { ...current.group, ...preferencesResult.value }, method: current.method }
  const groupWithAddress =
    addressResult.value === undefined
      ? withPreferences
      : await withAddressAndAvailableMethod(tx, loaded, { delivery: withPreferences, address: addressResult.value })
  const updateResult =
    typeof input.deliveryMethodId === 'string'
      ? await withMethodIfAvailable(tx, loaded, {
          delivery: groupWithAddress,
          methodId: toFullIdIfValid(input.deliveryMethodId),
        })
      : ok(groupWithAddress)
  if (!updateResult.ok) return updateResult
  const isMethodChanged =
    typeof input.deliveryMethodId === 'string' && updateResult.value.method?.id !== current.method?.id
  return ok({
    loaded: await saveGroupAndRepriceCart(tx, loaded, updateResult.value),
    groupId,
    isMethodChanged,
  })
}

/** Removes a delivery group; its lines are deleted, or moved to the default group. */
export async function emptyAndRemoveGroup(
  tx: Transaction,
  { loaded, groupId }: LoadedGroup,
  options: { readonly deleteCartItems: boolean },
): Promise<Result<LoadedCart>> {
  if (groupId === loaded.group.id) return err(cartErrors.defaultGroupCannotBeDeleted)
  const lines = await findLinesOfGroup(tx, loaded.cart.id, groupId)
  const emptiedCartResult = options.deleteCartItems
    ? await deleteLinesAndReleaseStock(tx, loaded, lines)
    : await assignLinesToGroups(
        tx,
        loaded,
        lines.map((line) => ({ line, groupId: loaded.group.id, addedQuantity: line.quantity })),
      )
  if (!emptiedCartResult.ok) return emptiedCartResult
  await deleteDeliveryGroups(tx, [groupId])
  return ok(
    await repriceCartIfStale(
      tx,
      withGroups(
        emptiedCartResult.value,
        emptiedCartResult.value.groups.filter(({ group }) => group.id !== groupId),
      ),
    ),
  )
}

/** Removes the empty delivery groups, except the default one. */
export async function removeEmptyGroups(tx: Transaction, loaded: LoadedCart): Promise<LoadedCart> {
  const emptyGroups = loaded.groups.filter(({ group }) => !group.isDefault && !loaded.cart.totals.byGroup.has(group.id))
  if (emptyGroups.length === 0) return loaded
  await deleteDeliveryGroups(
    tx,
    emptyGroups.map(({ group }) => group.id),
  )
  return repriceCartIfStale(
    tx,
    withGroups(
      loaded,
      loaded.groups.filter((groupWithMethod) => !emptyGroups.includes(groupWithMethod)),
    ),
  )
}

/** Finds the delivery group with an id in a loaded cart; returns an error when there is none. */
export function findGroupInCart(loaded: LoadedCart, id: string): Result<LoadedGroup> {
  const group = findGroup(loaded.groups, id)
  return group === undefined ? err(cartErrors.unknownGroup) : ok({ loaded, groupId: group.id })
}

function parseDeliveryPreferences({ shopper }: LoadedCart, input: DeliveryGroupInput): Result<DeliveryPreferences> {
  const { name, desiredDeliveryDate, shippingInstructions, isGift, giftMessage, giftToName } = input
  const giftSettings = toGiftingSettings(shopper.webstore)
  const hasMessage = typeof giftMessage === 'string' && giftMessage !== ''
  if ((isGift === true || typeof giftToName === 'string') && !giftSettings.isGiftingEnabled)
    return err(cartErrors.noGifting)
  if (hasMessage && !giftSettings.isGiftMessageEnabled) return err(cartErrors.noGiftMessage)
  const dateResult = parseDeliveryDate(desiredDeliveryDate)
  if (!dateResult.ok) return dateResult
  const customFieldsResult = parseCustomFields(input.customFields)
  if (!customFieldsResult.ok) return customFieldsResult
  return ok({
    ...(typeof name === 'string' && name.trim() !== '' && { name: name.trim() }),
    ...(dateResult.value !== undefined && { desiredDeliveryDate: dateResult.value }),
    ...(shippingInstructions !== undefined && { shippingInstructions }),
    ...(isGift !== undefined && { isGift }),
    ...(giftMessage !== undefined && { giftMessage }),
    ...(giftToName !== undefined && { giftToName }),
    ...(input.customFields !== undefined && { customFields: customFieldsResult.value }),
  })
}

async function deleteLinesAndReleaseStock(
  tx: Transaction,
  loaded: LoadedCart,
  lines: Awaited<ReturnType<typeof findLinesOfGroup>>,
): Promise<Result<LoadedCart>> {
  if (lines.length === 0) return ok(loaded)
  const changed = await saveLineEditsAndReprice(tx, loaded, {
    purchasables: new Map(),
    edits: lines.map((before) => ({ before, after: null })),
  })
  await deleteReservationsOfLines(
    tx,
    loaded.cart.id,
    lines.map(({ id }) => id),
  )
  return ok(changed.loaded)
}
