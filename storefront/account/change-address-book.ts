import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { toAddressErrors, type StepError, createStepError } from '../checkout/checkout-errors.ts'
import { readNewAddress } from '../checkout/new-address.ts'
import { links, NEW_ADDRESS_ID } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Deletes the address in the field `addressId` or makes it the default, as the field `intent` says (`delete` or
 * `default`), sets a flash message and redirects to the address book.
 */
export async function deleteAddressOrMakeDefault(form: FormData, { client, cookies }: ShopContext): Promise<Response> {
  const addressId = readTextField(form, 'addressId')
  const intent = readTextField(form, 'intent')
  if (addressId === '' || (intent !== 'default' && intent !== 'delete'))
    throw createErrorResponse(400, messages.incompleteAddressForm())
  const changeResult = await callAndCatchClientError<unknown>(() =>
    intent === 'delete'
      ? client.deleteAddress('current', addressId)
      : client.updateAddress('current', addressId, { isDefault: true }),
  )
  // An address that another tab has deleted counts as deleted.
  const isDone = changeResult.ok || (intent === 'delete' && changeResult.error.status === 404)
  setFlash(
    cookies,
    isDone
      ? {
          tone: 'success',
          message: intent === 'delete' ? messages.addressDeleted() : messages.addressIsDefault(),
        }
      : { tone: 'error', message: changeResult.error.message },
  )
  return redirect(links.addresses())
}

/**
 * Saves a new or changed address and redirects to the address book, or returns the field errors with what was typed.
 */
export async function saveAddress(form: FormData, { client, cookies }: ShopContext, addressId: string) {
  const { address, fieldErrors } = readNewAddress(form)
  if (fieldErrors.length > 0) return respondWithStepError(createStepError(form, messages.checkAddress(), fieldErrors))
  const addressType = readTextField(form, 'addressType') === 'Billing' ? 'Billing' : 'Shipping'
  const input = { ...address, addressType, isDefault: form.has('isDefault') } as const
  const saveResult = await callAndCatchClientError(() =>
    addressId === NEW_ADDRESS_ID
      ? client.createAddress('current', input)
      : client.updateAddress('current', addressId, input),
  )
  if (!saveResult.ok)
    return respondWithStepError(createStepError(form, messages.addressNotSaved(), toAddressErrors(saveResult.error)))
  setFlash(cookies, { tone: 'success', message: messages.addressSaved() })
  return redirect(links.addresses())
}

function respondWithStepError(stepError: StepError) {
  return data<StepError>(stepError, { status: 422 })
}
