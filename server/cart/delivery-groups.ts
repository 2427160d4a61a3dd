import { DELIVERY_GROUPS_PER_CART } from '@hydrant/contract/shared/limits.ts'
import type { DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import { fullId, newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { releaseLines } from '../inventory/service.ts'
import { giftingOf, mayShipSplit } from '../webstore/service.ts'
import { arrange } from './arrange-items.ts'
import type { DeliveryGroup } from './cart.ts'
import { type DeliveryWishes, freshlyPriced, readdressed, saveGroup, sentBy } from './cart-delivery.ts'
import { changeLines } from './change-lines.ts'
import { readCustomFields } from './custom-fields.ts'
import { removeDeliveryGroups } from './delivery-store.ts'
import { cartRefusals } from './errors.ts'
import { emptyGroup, type OpenCart, withGroups } from './open-cart.ts'
import { findGroup } from './plan-addition.ts'
import { readDestination } from './read-address.ts'
import { readDeliveryDate } from './read-delivery-date.ts'
import { type Executor, findLinesOfGroup } from './store.ts'

/** A locked cart and one of its delivery groups. */
export interface OpenGroup {
  readonly open: OpenCart
  readonly groupId: string
}

/** A delivery group that was changed. */
export interface ChangedGroup extends OpenGroup {
  /** Whether another delivery method was chosen for it. */
  readonly isSentOtherwise: boolean
}

/**
 * What follows from a change of a delivery group outside the cart: called in the transaction of the change, and what it
 * answers is called after the commit. On PostgreSQL the transaction may run again, so it may leave nothing behind
 * outside the database.
 */
export type DeliveryFollower = (executor: Executor, changed: ChangedGroup) => Promise<() => Promise<void>>

/** Makes another delivery group, empty; refused where a cart is sent to one address only. */
export async function addGroup(
  executor: Executor,
  open: OpenCart,
  input: DeliveryGroupInput,
): Promise<Result<OpenGroup>> {
  if (!mayShipSplit(open.shopper.webstore)) return err(cartRefusals.noSplitShipment)
  if (open.groups.length >= DELIVERY_GROUPS_PER_CART) return err(cartRefusals.tooManyGroups)
  const group: DeliveryGroup = {
    ...emptyGroup(),
    id: newId('0a7'),
    cartId: open.cart.id,
    isDefault: false,
    name: `Delivery Group ${open.groups.length + 1}`,
  }
  return changeGroup(
    executor,
    { open: withGroups(open, [...open.groups, { group, method: null }]), groupId: group.id },
    input,
  )
}

/** Changes where and how a delivery group is sent, and what the buyer wishes for it. Refused as a whole. */
export async function changeGroup(
  executor: Executor,
  { open, groupId }: OpenGroup,
  input: DeliveryGroupInput,
): Promise<Result<ChangedGroup>> {
  const current = open.groups.find(({ group }) => group.id === groupId)
  if (current === undefined) return err(cartRefusals.unknownGroup)
  const wishes = readWishes(open, input)
  if (!wishes.ok) return wishes
  const address =
    input.deliveryAddress === undefined || input.deliveryAddress === null
      ? ok(undefined)
      : await readDestination(executor, open.shopper, input.deliveryAddress)
  if (!address.ok) return address
  const noted = { group: { ...current.group, ...wishes.value }, method: current.method }
  const there =
    address.value === undefined ? noted : await readdressed(executor, open, { delivery: noted, address: address.value })
  const sent =
    typeof input.deliveryMethodId === 'string'
      ? await sentBy(executor, open, { delivery: there, methodId: fullId(input.deliveryMethodId) })
      : ok(there)
  if (!sent.ok) return sent
  const isSentOtherwise = typeof input.deliveryMethodId === 'string' && sent.value.method?.id !== current.method?.id
  return ok({ open: await saveGroup(executor, open, sent.value), groupId, isSentOtherwise })
}

/** Removes a delivery group; its lines go with it, or to the default group. */
export async function removeGroup(
  executor: Executor,
  { open, groupId }: OpenGroup,
  options: { readonly deleteCartItems: boolean },
): Promise<Result<OpenCart>> {
  if (groupId === open.group.id) return err(cartRefusals.defaultGroupStays)
  const lines = await findLinesOfGroup(executor, open.cart.id, groupId)
  const emptied = options.deleteCartItems
    ? await withoutLines(executor, open, lines)
    : await arrange(
        executor,
        open,
        lines.map((line) => ({ line, groupId: open.group.id, added: line.quantity })),
      )
  if (!emptied.ok) return emptied
  await removeDeliveryGroups(executor, [groupId])
  return ok(
    await freshlyPriced(
      executor,
      withGroups(
        emptied.value,
        emptied.value.groups.filter(({ group }) => group.id !== groupId),
      ),
    ),
  )
}

/** Removes the delivery groups that nothing is in, but for the default one. */
export async function removeEmptyGroups(executor: Executor, open: OpenCart): Promise<OpenCart> {
  const empty = open.groups.filter(({ group }) => !group.isDefault && !open.cart.totals.byGroup.has(group.id))
  if (empty.length === 0) return open
  await removeDeliveryGroups(
    executor,
    empty.map(({ group }) => group.id),
  )
  return freshlyPriced(
    executor,
    withGroups(
      open,
      open.groups.filter((one) => !empty.includes(one)),
    ),
  )
}

/** The delivery group that a request names. */
export function namedGroup(open: OpenCart, id: string): Result<OpenGroup> {
  const group = findGroup(open.groups, id)
  return group === undefined ? err(cartRefusals.unknownGroup) : ok({ open, groupId: group.id })
}

function readWishes({ shopper }: OpenCart, input: DeliveryGroupInput): Result<DeliveryWishes> {
  const { name, desiredDeliveryDate, shippingInstructions, isGift, giftMessage, giftToName } = input
  const gifting = giftingOf(shopper.webstore)
  const hasMessage = typeof giftMessage === 'string' && giftMessage !== ''
  if ((isGift === true || typeof giftToName === 'string') && !gifting.isGiftingEnabled)
    return err(cartRefusals.noGifting)
  if (hasMessage && !gifting.isGiftMessageEnabled) return err(cartRefusals.noGiftMessage)
  const date = readDeliveryDate(desiredDeliveryDate)
  if (!date.ok) return date
  const customFields = readCustomFields(input.customFields)
  if (!customFields.ok) return customFields
  return ok({
    ...(typeof name === 'string' && name.trim() !== '' && { name: name.trim() }),
    ...(date.value !== undefined && { desiredDeliveryDate: date.value }),
    ...(shippingInstructions !== undefined && { shippingInstructions }),
    ...(isGift !== undefined && { isGift }),
    ...(giftMessage !== undefined && { giftMessage }),
    ...(giftToName !== undefined && { giftToName }),
    ...(input.customFields !== undefined && { customFields: customFields.value }),
  })
}

async function withoutLines(
  executor: Executor,
  open: OpenCart,
  lines: Awaited<ReturnType<typeof findLinesOfGroup>>,
): Promise<Result<OpenCart>> {
  if (lines.length === 0) return ok(open)
  const changed = await changeLines(executor, open, {
    goods: new Map(),
    edits: lines.map((before) => ({ before, after: null })),
  })
  await releaseLines(
    executor,
    open.cart.id,
    lines.map(({ id }) => id),
  )
  return ok(changed.open)
}
