import { data, redirect } from 'react-router'
import { addressFaults, type RefusedStep, refusedStep } from '../checkout/checkout-fault.ts'
import { readNewAddress } from '../checkout/new-address.ts'
import { links, NEW_ADDRESS } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Changes the address `addressId` of the book as the field `intent` says: `default` or `delete`. Leads back to the
 * book, which says what was done.
 */
export async function changeAddressBook(form: FormData, { client, cookies }: ShopContext): Promise<Response> {
  const addressId = textOf(form, 'addressId')
  const intent = textOf(form, 'intent')
  if (addressId === '' || (intent !== 'default' && intent !== 'delete'))
    throw pageRefusal(400, 'The form did not say what to do with which address. Go back and try again.')
  const ref = { account: 'current', addressId }
  const changed = await tryCall<unknown>(() =>
    intent === 'delete' ? client.addresses.delete(ref) : client.addresses.update(ref, { isDefault: true }),
  )
  // What another tab has deleted already is deleted.
  const isDone = changed.ok || (intent === 'delete' && changed.refusal.status === 404)
  leaveFlash(
    cookies,
    isDone
      ? {
          tone: 'success',
          message: intent === 'delete' ? 'The address was deleted.' : 'The address is now the default.',
        }
      : { tone: 'error', message: changed.refusal.message },
  )
  return redirect(links.addresses())
}

/**
 * Saves the form of an address, a new one or that of an id, and leads back to the book. What is refused is answered
 * with the reasons and what was typed.
 */
export async function saveAddress(form: FormData, { client, cookies }: ShopContext, addressId: string) {
  const { address, faults } = readNewAddress(form)
  if (faults.length > 0) return refuse(refusedStep(form, 'Please check the address', faults))
  const addressType = textOf(form, 'addressType') === 'Billing' ? 'Billing' : 'Shipping'
  const input = { ...address, addressType, isDefault: form.has('isDefault') } as const
  const saved = await tryCall(() =>
    addressId === NEW_ADDRESS
      ? client.addresses.create('current', input)
      : client.addresses.update({ account: 'current', addressId }, input),
  )
  if (!saved.ok) return refuse(refusedStep(form, 'The address was not saved', addressFaults(saved.refusal.message)))
  leaveFlash(cookies, { tone: 'success', message: 'The address was saved.' })
  return redirect(links.addresses())
}

function refuse(refused: RefusedStep) {
  return data<RefusedStep>(refused, { status: 422 })
}
