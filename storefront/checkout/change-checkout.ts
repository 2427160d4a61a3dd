import { data, redirect } from 'react-router'
import type { CheckoutAddressInput } from '@hydrant/contract/shared/address.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { noteGuestEmail } from '../session/guest-email.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { addressFaults, contactFault, FIELDS, refusedStep } from './checkout-fault.ts'
import { readContact } from './contact.ts'
import { noteWishes, readWishes, wishFault } from './delivery-wishes.ts'
import { groupsInUse } from './groups-in-use.ts'
import { methodFieldOf, methodNameOf } from './method-fields.ts'
import { type NewAddress, readNewAddress } from './new-address.ts'
import { placeOrder } from './place-order.ts'

type Act = (form: FormData, shop: ShopContext) => Promise<Response | ReturnType<typeof refuse>>

const INTENTS: Readonly<Record<string, Act>> = {
  contact: noteContact,
  address: chooseAddress,
  'new-address': addAddress,
  method: chooseMethods,
  wishes: saveWishes,
  place: placeOrder,
}

/**
 * Does what the field `intent` says: contact, address, new-address, method, wishes or place. What is refused is
 * answered with the reasons, on the same page.
 */
export async function changeCheckout(form: FormData, shop: ShopContext) {
  const act = INTENTS[textOf(form, 'intent')]
  if (act === undefined) throw data(null, { status: 400 })
  return act(form, shop)
}

async function noteContact(form: FormData, { client, cookies }: ShopContext) {
  const { skipPhoneNumberValidationEnabled } = await client.context.application()
  const { contact, faults } = readContact(form, { checksPhone: !skipPhoneNumberValidationEnabled })
  if (faults.length > 0) return data(refusedStep(form, 'Please check how we can reach you', faults), { status: 422 })
  const changed = await tryCall(() => client.checkouts.update('active', { contactInfo: contact }))
  if (!changed.ok) return refuse(form, 'Your contact details were not taken', contactFault(changed.refusal.message))
  noteGuestEmail(cookies, contact.email)
  return redirect(nextStep(form))
}

async function chooseAddress(form: FormData, { client }: ShopContext) {
  const id = textOf(form, 'addressId')
  if (id === '')
    return refuse(form, 'Choose a delivery address', {
      fieldId: FIELDS.address,
      message: 'Choose one of the addresses, or enter a new one.',
    })
  const changed = await tryCall(() => client.checkouts.update('active', { deliveryAddress: { id } }))
  return changed.ok
    ? redirect(nextStep(form))
    : refuse(form, 'The address was not chosen', { fieldId: FIELDS.address, message: changed.refusal.message })
}

async function addAddress(form: FormData, { client }: ShopContext) {
  const { address, faults } = readNewAddress(form)
  if (faults.length > 0) return data(refusedStep(form, 'Please check the new address', faults), { status: 422 })
  const { guestUser } = await client.session.context()
  const sent = await tryCall(async () => {
    if (guestUser) return client.checkouts.update('active', { deliveryAddress: guestAddress(address) })
    const { addressId } = await client.addresses.create('current', { addressType: 'Shipping', ...address })
    return client.checkouts.update('active', { deliveryAddress: { id: addressId } })
  })
  return sent.ok
    ? redirect(nextStep(form))
    : data(refusedStep(form, 'The address was not added', addressFaults(sent.refusal.message)), { status: 422 })
}

/** A guest has no address book: the address belongs to the checkout alone. */
function guestAddress({ phoneNumber, ...address }: NewAddress): CheckoutAddressInput {
  return { ...address, shipToPhoneNumber: phoneNumber }
}

/** Chooses how every delivery is sent: the field `deliveryMethodId-` with the id of its group names the method. */
async function chooseMethods(form: FormData, { client }: ShopContext) {
  const { checkout } = await client.checkouts.load('active')
  const groups = groupsInUse(checkout.deliveryGroups?.items ?? [])
  const missing = groups
    .filter(({ id }) => textOf(form, methodNameOf(id)) === '')
    .map(({ id }) => ({ fieldId: methodFieldOf(id), message: 'Choose how the order is to be sent.' }))
  if (missing.length > 0) return data(refusedStep(form, 'Choose a delivery method', missing), { status: 422 })
  for (const { id, selectedDeliveryMethod } of groups) {
    const deliveryMethodId = textOf(form, methodNameOf(id))
    if (deliveryMethodId === selectedDeliveryMethod?.id) continue
    const changed = await tryCall(() =>
      client.carts.updateDeliveryGroup({ cart: 'current', deliveryGroupId: id }, { deliveryMethodId }),
    )
    if (!changed.ok)
      return refuse(form, 'The delivery method was not chosen', {
        fieldId: methodFieldOf(id),
        message: changed.refusal.message,
      })
  }
  return redirect(nextStep(form))
}

async function saveWishes(form: FormData, { client }: ShopContext) {
  const { checkout } = await client.checkouts.load('active')
  const wishes = readWishes(form, groupsInUse(checkout.deliveryGroups?.items ?? []), new Date())
  if (wishes.faults.length > 0)
    return data(refusedStep(form, 'Please check the delivery', wishes.faults), { status: 422 })
  const noted = await tryCall(() => noteWishes(client, wishes))
  return noted.ok
    ? redirect(nextStep(form))
    : refuse(form, 'The gift was not noted', wishFault(noted.refusal.message, wishes))
}

/** The page again; without JavaScript the form names the section that it goes on with. */
function nextStep(form: FormData): string {
  const section = textOf(form, 'section')
  return links.checkout() + (/^[a-z-]+$/.test(section) ? `#${section}` : '')
}

function refuse(form: FormData, title: string, fault: FormFault) {
  return data(refusedStep(form, title, [fault]), { status: 422 })
}
