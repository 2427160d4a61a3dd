import { data, redirect } from 'react-router'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { FIELDS, refusedStep } from './checkout-fault.ts'
import { readNewAddress } from './new-address.ts'
import { placeOrder } from './place-order.ts'

type Act = (form: FormData, shop: ShopContext) => Promise<Response | ReturnType<typeof refuse>>

const INTENTS: Readonly<Record<string, Act>> = { address: chooseAddress, 'new-address': addAddress, method: chooseMethod, place: placeOrder }

/** Does what the field `intent` says: address, new-address, method or place. What is refused is answered with the reasons, on the same page. */
export async function changeCheckout(form: FormData, shop: ShopContext) {
  const act = INTENTS[textOf(form, 'intent')]
  if (act === undefined) throw data(null, { status: 400 })
  return act(form, shop)
}

async function chooseAddress(form: FormData, { client }: ShopContext) {
  const id = textOf(form, 'addressId')
  if (id === '') return refuse(form, 'Choose a delivery address', { fieldId: FIELDS.address, message: 'Choose one of the addresses, or enter a new one.' })
  const changed = await tryCall(() => client.checkouts.update('active', { deliveryAddress: { id } }))
  return changed.ok ? redirect(nextStep(form)) : refuse(form, 'The address was not chosen', { fieldId: FIELDS.address, message: changed.refusal.message })
}

async function addAddress(form: FormData, { client }: ShopContext) {
  const { address, faults } = readNewAddress(form)
  if (faults.length > 0) return data(refusedStep(form, 'Please check the new address', faults), { status: 422 })
  const sent = await tryCall(async () => {
    const { addressId } = await client.addresses.create('current', { addressType: 'Shipping', ...address })
    await client.checkouts.update('active', { deliveryAddress: { id: addressId } })
  })
  return sent.ok ? redirect(nextStep(form)) : refuse(form, 'The address was not added', { fieldId: FIELDS.name, message: sent.refusal.message })
}

async function chooseMethod(form: FormData, { client }: ShopContext) {
  const deliveryMethodId = textOf(form, 'deliveryMethodId')
  if (deliveryMethodId === '') return refuse(form, 'Choose a delivery method', { fieldId: FIELDS.method, message: 'Choose how the order is to be sent.' })
  const changed = await tryCall(() => client.checkouts.update('active', { deliveryMethodId }))
  return changed.ok ? redirect(nextStep(form)) : refuse(form, 'The delivery method was not chosen', { fieldId: FIELDS.method, message: changed.refusal.message })
}

/** The page again; without JavaScript the form names the section that it goes on with. */
function nextStep(form: FormData): string {
  const section = textOf(form, 'section')
  return links.checkout() + (/^[a-z-]+$/.test(section) ? `#${section}` : '')
}

function refuse(form: FormData, title: string, fault: FormFault) {
  return data(refusedStep(form, title, [fault]), { status: 422 })
}
