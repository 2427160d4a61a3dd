import { data, redirect } from 'react-router'
import type { CheckoutAddressInput } from '@hydrant/contract/shared/address.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { setGuestEmail } from '../session/guest-email.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { toAddressErrors, toContactErrors, FIELD_IDS, createStepError } from './checkout-errors.ts'
import { readContact } from './contact.ts'
import { saveDeliveryOptions, readDeliveryOptions, toDeliveryOptionError } from './delivery-options.ts'
import { selectFilledGroupsOrFirst } from './groups-in-use.ts'
import { getMethodFieldId, getMethodFieldName } from './method-fields.ts'
import { type NewAddress, readNewAddress } from './new-address.ts'
import { findEntryErrors, saveOrderEntries } from './order-entries.ts'
import { placeOrder } from './place-order.ts'
import { attachChosenFile, hasChosenFile } from './purchase-order-file.ts'

type IntentHandler = (form: FormData, shop: ShopContext) => Promise<Response | ReturnType<typeof respondWithError>>

const INTENT_HANDLERS: Readonly<Record<string, IntentHandler>> = {
  contact: saveContact,
  address: setDeliveryAddress,
  'new-address': addAndSetDeliveryAddress,
  method: setDeliveryMethods,
  wishes: submitDeliveryOptions,
  'attach-file': attachPurchaseOrderFile,
  'remove-file': removePurchaseOrderFile,
  place: placeOrder,
}

/**
 * Handles a checkout form by the field `intent`: contact, address, new-address, method, wishes, attach-file, remove-file
 * or place. Invalid input returns the field errors to the same page.
 */
export async function handleCheckoutForm(form: FormData, shop: ShopContext) {
  const handleIntent = INTENT_HANDLERS[readTextField(form, 'intent')]
  if (handleIntent === undefined) throw data(null, { status: 400 })
  return handleIntent(form, shop)
}

/** Saves a guest's contact details in the checkout and in a cookie, and redirects; or returns the field errors. */
async function saveContact(form: FormData, { client, cookies }: ShopContext) {
  const { skipPhoneNumberValidationEnabled } = await client.getApplicationContext()
  const { contact, fieldErrors } = readContact(form, { shouldCheckFormats: !skipPhoneNumberValidationEnabled })
  if (fieldErrors.length > 0) return data(createStepError(form, messages.checkContact(), fieldErrors), { status: 422 })
  const changeResult = await callAndCatchClientError(() => client.checkouts.update('active', { contactInfo: contact }))
  if (!changeResult.ok)
    return data(createStepError(form, messages.contactNotTaken(), toContactErrors(changeResult.error)), { status: 422 })
  setGuestEmail(cookies, contact.email)
  return redirect(toNextStepUrl(form))
}

async function setDeliveryAddress(form: FormData, { client }: ShopContext) {
  const id = readTextField(form, 'addressId')
  if (id === '')
    return respondWithError(form, messages.chooseDeliveryAddress(), {
      fieldId: FIELD_IDS.address,
      message: messages.chooseOneOfTheAddresses(),
    })
  const changeResult = await callAndCatchClientError(() =>
    client.checkouts.update('active', { deliveryAddress: { id } }),
  )
  return changeResult.ok
    ? redirect(toNextStepUrl(form))
    : respondWithError(form, messages.addressNotChosen(), {
        fieldId: FIELD_IDS.address,
        message: changeResult.error.message,
      })
}

/** Adds an address, to the address book of a buyer or for the checkout of a guest, and delivers to it; redirects. */
async function addAndSetDeliveryAddress(form: FormData, { client }: ShopContext) {
  const { address, fieldErrors } = readNewAddress(form)
  if (fieldErrors.length > 0)
    return data(createStepError(form, messages.checkNewAddress(), fieldErrors), { status: 422 })
  const { guestUser } = await client.getSessionContext()
  const saveResult = await callAndCatchClientError(async () => {
    if (guestUser) return client.checkouts.update('active', { deliveryAddress: toGuestAddress(address) })
    const { addressId } = await client.createAddress('current', { addressType: 'Shipping', ...address })
    return client.checkouts.update('active', { deliveryAddress: { id: addressId } })
  })
  return saveResult.ok
    ? redirect(toNextStepUrl(form))
    : data(createStepError(form, messages.addressNotAdded(), toAddressErrors(saveResult.error)), { status: 422 })
}

/**
 * Converts a new address to input for the checkout: a guest has no address book, so only the checkout stores it.
 */
function toGuestAddress({ phoneNumber, ...address }: NewAddress): CheckoutAddressInput {
  return { ...address, shipToPhoneNumber: phoneNumber }
}

/** Sets the delivery method of every delivery group from the field `deliveryMethodId-` plus the group's id. */
async function setDeliveryMethods(form: FormData, { client }: ShopContext) {
  const { checkout } = await client.checkouts.load('active')
  const groups = selectFilledGroupsOrFirst(checkout.deliveryGroups?.items ?? [])
  const missingMethodErrors = groups
    .filter(({ id }) => readTextField(form, getMethodFieldName(id)) === '')
    .map(({ id }) => ({ fieldId: getMethodFieldId(id), message: messages.chooseHowSent() }))
  if (missingMethodErrors.length > 0)
    return data(createStepError(form, messages.chooseDeliveryMethod(), missingMethodErrors), { status: 422 })
  for (const { id, selectedDeliveryMethod } of groups) {
    const deliveryMethodId = readTextField(form, getMethodFieldName(id))
    if (deliveryMethodId === selectedDeliveryMethod?.id) continue
    const changeResult = await callAndCatchClientError(() =>
      client.updateDeliveryGroup('current', id, { deliveryMethodId }),
    )
    if (!changeResult.ok)
      return respondWithError(form, messages.deliveryMethodNotChosen(), {
        fieldId: getMethodFieldId(id),
        message: changeResult.error.message,
      })
  }
  return redirect(toNextStepUrl(form))
}

async function submitDeliveryOptions(form: FormData, { client }: ShopContext) {
  const { checkout } = await client.checkouts.load('active')
  const deliveryOptions = readDeliveryOptions(
    form,
    selectFilledGroupsOrFirst(checkout.deliveryGroups?.items ?? []),
    new Date(),
  )
  if (deliveryOptions.fieldErrors.length > 0)
    return data(createStepError(form, messages.checkDelivery(), deliveryOptions.fieldErrors), { status: 422 })
  const saveResult = await callAndCatchClientError(() => saveDeliveryOptions(client, deliveryOptions))
  return saveResult.ok
    ? redirect(toNextStepUrl(form))
    : respondWithError(form, messages.giftNotSaved(), toDeliveryOptionError(saveResult.error, deliveryOptions))
}

/** Attaches the chosen purchase order to the checkout of the form. */
async function attachPurchaseOrderFile(form: FormData, shop: ShopContext) {
  return hasChosenFile(form)
    ? saveFormAndChangeFile(form, shop, (checkoutId) => attachChosenFile(shop, checkoutId, form))
    : respondWithFileError(form, messages.choosePurchaseOrderFile())
}

/** Removes the purchase order from the checkout of the form. */
async function removePurchaseOrderFile(form: FormData, shop: ShopContext) {
  return saveFormAndChangeFile(form, shop, async (checkoutId) => {
    await shop.buyer.removePurchaseOrderFile(checkoutId)
    return null
  })
}

/**
 * Saves what else was entered in the form, as far as it can be, changes the file of its checkout, and redirects to the
 * payment. `change` returns the message of an error, or null.
 */
async function saveFormAndChangeFile(
  form: FormData,
  shop: ShopContext,
  change: (checkoutId: string) => Promise<string | null>,
) {
  const result = await callAndCatchClientError(async () => {
    const { checkout } = await shop.client.checkouts.load(readTextField(form, 'checkoutId'))
    const groups = selectFilledGroupsOrFirst(checkout.deliveryGroups?.items ?? [])
    const deliveryOptions = readDeliveryOptions(form, groups, new Date())
    if (findEntryErrors(form).length === 0) await saveOrderEntries(shop, checkout, form)
    if (deliveryOptions.fieldErrors.length === 0) await saveDeliveryOptions(shop.client, deliveryOptions)
    return change(checkout.checkoutId)
  })
  const message = result.ok ? result.value : result.error.message
  if (message !== null) return respondWithFileError(form, message)
  // With scripts, the page stays where it is.
  return redirect(links.checkout() + (readTextField(form, 'section') === '' ? '' : '#payment'))
}

function respondWithFileError(form: FormData, message: string) {
  return respondWithError(form, messages.fileNotAttached(), { fieldId: FIELD_IDS.poFile, message })
}

/**
 * Returns the URL of the checkout page with the form's field `section` as its fragment. Only forms that are sent without
 * JavaScript have that field.
 */
function toNextStepUrl(form: FormData): string {
  const section = readTextField(form, 'section')
  return links.checkout() + (/^[a-z-]+$/.test(section) ? `#${section}` : '')
}

function respondWithError(form: FormData, title: string, fieldError: FormIssue) {
  return data(createStepError(form, title, [fieldError]), { status: 422 })
}
