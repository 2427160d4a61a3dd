import { data, redirect } from 'react-router'
import type { ShopClient } from '@hydrant/client/create-client.ts'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { addressFaults, refusedStep } from './checkout-fault.ts'
import { ARRANGEMENTS_PER_CALL } from './limits.ts'
import { readSpreadCart, type SpreadCart } from './load-split.ts'
import { readNewAddress } from './new-address.ts'
import { planSplit, type PlannedGroup, type SplitPart, type SplitPlan } from './plan-split.ts'
import { readSplit } from './read-split.ts'
import { ONE_ADDRESS } from './split-view.ts'

/**
 * Does what the field `intent` says: `split` spreads the order over addresses, `join` sends all of it to the address
 * `addressId`, `add-address` adds one to the account's book.
 */
export async function changeSplit(form: FormData, { client }: ShopContext, page: number) {
  switch (textOf(form, 'intent')) {
    case 'split':
      return split(form, client)
    case 'join':
      return join(form, client)
    case 'add-address':
      return addAddress(form, client, page)
    default:
      throw data(null, { status: 400 })
  }
}

async function split(form: FormData, client: ShopClient) {
  const cart = await readSpreadCart(client)
  const { parts, faults } = readSplit(form, cart.lines, new Set(cart.addresses.map(({ addressId }) => addressId)))
  if (faults.length > 0) return data(refusedStep(form, 'Please check where the goods go', faults), { status: 422 })
  return spread(form, client, { cart, parts, fieldId: 'split-order' })
}

async function join(form: FormData, client: ShopClient) {
  const cart = await readSpreadCart(client)
  const addressId = textOf(form, 'addressId')
  if (!cart.addresses.some((address) => address.addressId === addressId))
    return data(
      refusedStep(form, 'Please check the address', [{ fieldId: ONE_ADDRESS, message: 'Choose an address.' }]),
      { status: 422 },
    )
  return spread(form, client, {
    cart,
    parts: cart.lines.map((line) => ({ line, addressId, quantity: line.quantity })),
    fieldId: ONE_ADDRESS,
  })
}

async function addAddress(form: FormData, client: ShopClient, page: number) {
  const { address, faults } = readNewAddress(form)
  if (faults.length > 0) return data(refusedStep(form, 'Please check the new address', faults), { status: 422 })
  const added = await tryCall(() => client.addresses.create('current', { addressType: 'Shipping', ...address }))
  return added.ok
    ? redirect(links.splitOrder(page))
    : data(refusedStep(form, 'The address was not added', addressFaults(added.refusal.message)), { status: 422 })
}

interface Spread {
  readonly cart: SpreadCart
  readonly parts: readonly SplitPart[]
  /** Where a refusal of the server leads to. */
  readonly fieldId: string
}

async function spread(form: FormData, client: ShopClient, { cart, parts, fieldId }: Spread) {
  const done = await tryCall(() => carryOut(client, planSplit(cart.groups, parts)))
  return done.ok
    ? redirect(links.checkout())
    : data(refusedStep(form, 'The addresses were not changed', [{ fieldId, message: done.refusal.message }]), {
        status: 422,
      })
}

async function carryOut(client: ShopClient, { readdressed, created, arrangements }: SplitPlan): Promise<void> {
  for (const { groupId, addressId } of readdressed)
    await client.carts.updateDeliveryGroup(
      { cart: 'current', deliveryGroupId: groupId },
      { deliveryAddress: { id: addressId } },
    )
  const made = new Map<string, string>()
  for (const addressId of created)
    made.set(addressId, (await client.carts.createDeliveryGroup('current', { deliveryAddress: { id: addressId } })).id)
  const idOf = (group: PlannedGroup) => ('id' in group ? group.id : (made.get(group.newFor) ?? ''))
  const calls = batches(arrangements)
  for (const [position, batch] of calls.entries()) {
    const inputs = batch.map(({ cartItemId, group, quantity }) => ({
      cartItemId,
      deliveryGroupId: idOf(group),
      quantity,
    }))
    // A new group is empty until the last of its goods may have come.
    await client.carts.arrangeItems(
      'current',
      { arrangements: inputs },
      { query: { deleteEmptyDeliveryGroups: position === calls.length - 1 } },
    )
  }
}

/** The arrangements in as few calls as there can be; those of one product stay together. */
function batches(arrangements: SplitPlan['arrangements']): Array<SplitPlan['arrangements'][number][number][]> {
  const calls: Array<SplitPlan['arrangements'][number][number][]> = []
  for (const ofProduct of arrangements) {
    const last = calls.at(-1)
    if (last !== undefined && last.length + ofProduct.length <= ARRANGEMENTS_PER_CALL) last.push(...ofProduct)
    else calls.push([...ofProduct])
  }
  return calls
}
