import type { CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { Address } from '../addresses/service.ts'
import {
  saveDeliveryMethodAndReprice,
  type DeliveryAddress,
  type DeliveryPreferences,
  savePreferencesAndReprice,
  type LoadedCart,
  parseDeliveryDate,
  validateBookAddressForDelivery,
  resolveDeliveryAddress,
  saveDeliveryAddressAndReprice,
} from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { skipsContactValidation } from '../webstore/service.ts'
import { parseCheckoutFields } from './buyer-fields.ts'
import { checkoutErrors } from './errors.ts'
import { cancelPayment } from './cancel-payment.ts'
import type { LoadedCheckout } from './lock-checkout.ts'
import { type ContactInfo, type Transaction, saveCheckout } from './store.ts'

/** Returns an update unchanged, or an error when it is empty or combines fields that must be sent alone. */
export function validateCheckoutUpdate(update: CheckoutUpdate): Result<CheckoutUpdate> {
  const { contactInfo, deliveryAddress, deliveryMethodId, desiredDeliveryDate, shippingInstructions } = update
  const hasDeliveryPreferences = desiredDeliveryDate !== undefined || shippingInstructions !== undefined
  const hasOtherChanges = contactInfo !== undefined || deliveryAddress !== undefined || hasDeliveryPreferences
  if (deliveryMethodId === undefined && !hasOtherChanges && update.customFields === undefined)
    return err(checkoutErrors.nothingToChange)
  if (deliveryMethodId !== undefined && hasOtherChanges) return err(checkoutErrors.methodMustBeSentAlone)
  if (contactInfo !== undefined && hasDeliveryPreferences) return err(checkoutErrors.contactMustBeSentAlone)
  return ok(update)
}

/**
 * An updated checkout, and the card payments that the update has cancelled: the caller reverses them after the commit.
 */
export interface UpdatedCheckout extends LoadedCheckout {
  readonly paymentsToReverse: readonly Payment[]
}

/** Applies an update to a locked checkout; changes of the delivery apply to its default delivery group. */
export async function updateLockedCheckout(
  tx: Transaction,
  shopper: Shopper,
  target: LoadedCheckout & { readonly update: CheckoutUpdate },
): Promise<Result<UpdatedCheckout>> {
  const { update } = target
  let { checkout, loaded } = target
  let paymentsToReverse: readonly Payment[] = []
  if (update.deliveryAddress !== undefined) {
    const addressResult = await resolveDeliveryAddress(tx, shopper, update.deliveryAddress)
    if (!addressResult.ok) return addressResult
    loaded = await saveDeliveryAddressAndReprice(tx, loaded, addressResult.value)
  }
  if (update.contactInfo !== undefined || update.customFields !== undefined) {
    const contactInfoResult =
      update.contactInfo === undefined ? ok(checkout.contactInfo) : parseContact(loaded, update.contactInfo)
    if (!contactInfoResult.ok) return contactInfoResult
    const customFieldsResult =
      update.customFields === undefined ? ok(checkout.customFields) : parseCheckoutFields(update.customFields)
    if (!customFieldsResult.ok) return customFieldsResult
    checkout = { ...checkout, contactInfo: contactInfoResult.value, customFields: customFieldsResult.value }
    await saveCheckout(tx, checkout)
  }
  const methodId = update.deliveryMethodId === undefined ? null : toFullIdIfValid(update.deliveryMethodId)
  if (methodId !== null && methodId !== loaded.method?.id) {
    const deliveryMethodResult = await saveDeliveryMethodAndReprice(tx, loaded, methodId)
    if (!deliveryMethodResult.ok) return deliveryMethodResult
    const withoutPayment = await cancelPayment(tx, { checkout, loaded: deliveryMethodResult.value })
    loaded = withoutPayment.loaded
    paymentsToReverse = withoutPayment.paymentsToReverse
  }
  const preferencesResult = parseDeliveryPreferences(update)
  if (!preferencesResult.ok) return preferencesResult
  return ok({
    checkout,
    paymentsToReverse,
    loaded:
      Object.keys(preferencesResult.value).length === 0
        ? loaded
        : await savePreferencesAndReprice(tx, loaded, preferencesResult.value),
  })
}

/** Whether the input of a new checkout asks for the default address of the account and contains no other address. */
export function asksForDefaultAddress({ deliveryAddressInput: input }: CheckoutStart): boolean {
  return input?.shouldUseDefaultAddress === true && !hasAddress(input)
}

function hasAddress(input: NonNullable<CheckoutStart['deliveryAddressInput']>): boolean {
  const { shouldUseDefaultAddress: _default, ...addressInput } = input
  return Object.values(addressInput).some((value) => value !== undefined && value !== null)
}

/**
 * Returns the delivery address that a new checkout sets on its cart: the one in the input, else the default address if
 * the cart has no address; null when it sets none.
 */
export async function resolveInitialAddress(
  tx: Transaction,
  shopper: Shopper,
  start: {
    readonly loaded: LoadedCart
    readonly input: CheckoutStart
    readonly defaultAddress: Address | null
  },
): Promise<Result<DeliveryAddress | null>> {
  const { loaded, defaultAddress } = start
  const { deliveryAddressInput: input } = start.input
  if (input !== undefined && input !== null && hasAddress(input)) {
    const { shouldUseDefaultAddress: _default, ...addressInput } = input
    return resolveDeliveryAddress(tx, shopper, addressInput)
  }
  if (defaultAddress === null || loaded.group.deliveryAddress !== null) return ok(null)
  const addressResult = validateBookAddressForDelivery(shopper, defaultAddress)
  // The buyer did not choose this address: if it is invalid, the checkout stays without one for the buyer to correct.
  return ok(addressResult.ok ? addressResult.value : null)
}

/**
 * Parses the contact details of the buyer, and validates them unless the store skips that. A phone number without a
 * country code is taken to belong to the country of delivery.
 */
function parseContact(
  { shopper, group }: LoadedCart,
  contact: NonNullable<CheckoutUpdate['contactInfo']>,
): Result<ContactInfo> {
  const entries = Object.entries(contact).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  const contactInfo = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  const { email, phoneNumber } = contactInfo
  if (skipsContactValidation(shopper.webstore)) return ok(contactInfo)
  if (email !== undefined && !isEmailAddress(email)) return err(checkoutErrors.malformedEmail)
  const country = group.deliveryAddress?.['country']
  const isPhoneInvalid =
    phoneNumber !== undefined &&
    !isPhoneNumber(phoneNumber, typeof country === 'string' ? country : shopper.webstore.country)
  return isPhoneInvalid ? err(checkoutErrors.malformedPhone) : ok(contactInfo)
}

function parseDeliveryPreferences({
  desiredDeliveryDate,
  shippingInstructions,
}: CheckoutUpdate): Result<DeliveryPreferences> {
  const dateResult = parseDeliveryDate(desiredDeliveryDate)
  if (!dateResult.ok) return dateResult
  return ok({
    ...(dateResult.value !== undefined && { desiredDeliveryDate: dateResult.value }),
    ...(shippingInstructions !== undefined && { shippingInstructions }),
  })
}
