import { data, redirect } from 'react-router'
import type { ShopClient } from '@hydrant/client/create-client.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { toAddressErrors, createStepError } from './checkout-errors.ts'
import { MAX_ARRANGEMENTS_PER_CALL } from './limits.ts'
import { loadSplitCartAndAddresses, type SplitCart } from './load-split.ts'
import { readNewAddress } from './new-address.ts'
import { planSplit, type PlannedGroup, type SplitAllocation, type SplitPlan } from './plan-split.ts'
import { readSplitAllocations } from './read-split.ts'
import { ONE_ADDRESS_FIELD_ID } from './split-view.ts'

/**
 * Handles a form of the split page by the field `intent`: `split` distributes the order over addresses, `join` sends
 * all of it to the address `addressId`, `add-address` adds one to the account's address book.
 */
export async function handleSplitForm(form: FormData, { client }: ShopContext, page: number) {
  switch (readTextField(form, 'intent')) {
    case 'split':
      return splitDeliveries(form, client)
    case 'join':
      return deliverToOneAddress(form, client)
    case 'add-address':
      return addAddressToBook(form, client, page)
    default:
      throw data(null, { status: 400 })
  }
}

async function splitDeliveries(form: FormData, client: ShopClient) {
  const cart = await loadSplitCartAndAddresses(client)
  const { allocations, fieldErrors } = readSplitAllocations(
    form,
    cart.lines,
    new Set(cart.addresses.map(({ addressId }) => addressId)),
  )
  if (fieldErrors.length > 0) return data(createStepError(form, messages.checkSplit(), fieldErrors), { status: 422 })
  return applySplit(form, client, { cart, allocations, fieldId: 'split-order' })
}

async function deliverToOneAddress(form: FormData, client: ShopClient) {
  const cart = await loadSplitCartAndAddresses(client)
  const addressId = readTextField(form, 'addressId')
  if (!cart.addresses.some((address) => address.addressId === addressId))
    return data(
      createStepError(form, messages.checkAddress(), [
        { fieldId: ONE_ADDRESS_FIELD_ID, message: messages.chooseAnAddress() },
      ]),
      { status: 422 },
    )
  return applySplit(form, client, {
    cart,
    allocations: cart.lines.map((line) => ({ line, addressId, quantity: line.quantity })),
    fieldId: ONE_ADDRESS_FIELD_ID,
  })
}

async function addAddressToBook(form: FormData, client: ShopClient, page: number) {
  const { address, fieldErrors } = readNewAddress(form)
  if (fieldErrors.length > 0)
    return data(createStepError(form, messages.checkNewAddress(), fieldErrors), { status: 422 })
  const addResult = await callAndCatchClientError(() =>
    client.createAddress('current', { addressType: 'Shipping', ...address }),
  )
  return addResult.ok
    ? redirect(links.splitOrder(page))
    : data(createStepError(form, messages.addressNotAdded(), toAddressErrors(addResult.error)), { status: 422 })
}

interface SplitRequest {
  readonly cart: SplitCart
  readonly allocations: readonly SplitAllocation[]
  /** The field that an error of the server is shown at. */
  readonly fieldId: string
}

async function applySplit(form: FormData, client: ShopClient, { cart, allocations, fieldId }: SplitRequest) {
  const applyResult = await callAndCatchClientError(() => executeSplitPlan(client, planSplit(cart.groups, allocations)))
  return applyResult.ok
    ? redirect(links.checkout())
    : data(createStepError(form, messages.addressesNotChanged(), [{ fieldId, message: applyResult.error.message }]), {
        status: 422,
      })
}

/** Changes the delivery groups of the current cart as planned, and moves its items to their groups. */
async function executeSplitPlan(
  client: ShopClient,
  { addressChanges, newGroupAddressIds, arrangements }: SplitPlan,
): Promise<void> {
  for (const { groupId, addressId } of addressChanges)
    await client.updateDeliveryGroup('current', groupId, { deliveryAddress: { id: addressId } })
  const createdGroupIds = new Map<string, string>()
  for (const addressId of newGroupAddressIds)
    createdGroupIds.set(
      addressId,
      (await client.createDeliveryGroup('current', { deliveryAddress: { id: addressId } })).id,
    )
  const getGroupId = (group: PlannedGroup) => ('id' in group ? group.id : (createdGroupIds.get(group.addressId) ?? ''))
  const calls = batchArrangements(arrangements)
  for (const [position, batch] of calls.entries()) {
    const inputs = batch.map(({ cartItemId, group, quantity }) => ({
      cartItemId,
      deliveryGroupId: getGroupId(group),
      quantity,
    }))
    // Empty groups are only deleted with the last call: a new group stays empty until its items arrive.
    await client.arrangeItems(
      'current',
      { arrangements: inputs },
      { query: { deleteEmptyDeliveryGroups: position === calls.length - 1 } },
    )
  }
}

/**
 * Packs the planned quantities per delivery group into as few API calls as the limit for one call allows; those of one
 * product stay in one call.
 */
function batchArrangements(
  arrangements: SplitPlan['arrangements'],
): Array<SplitPlan['arrangements'][number][number][]> {
  const calls: Array<SplitPlan['arrangements'][number][number][]> = []
  for (const productArrangements of arrangements) {
    const lastCall = calls.at(-1)
    if (lastCall !== undefined && lastCall.length + productArrangements.length <= MAX_ARRANGEMENTS_PER_CALL)
      lastCall.push(...productArrangements)
    else calls.push([...productArrangements])
  }
  return calls
}
