import type { CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findDefaultAddress } from '../addresses/service.ts'
import {
  chooseMethod,
  type DeliveryWishes,
  noteWishes,
  type OpenCart,
  readCustomFields,
  readDeliveryDate,
  readDestination,
  sendCartTo,
} from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { skipsPhoneValidation } from '../webstore/service.ts'
import { checkoutRefusals } from './errors.ts'
import { forgetPayment } from './forget-payment.ts'
import type { OpenCheckout } from './open-checkout.ts'
import { type ContactInfo, type Executor, saveCheckout } from './store.ts'

/** Which parts of a change exclude each other, as a refusal; null when they go together. */
export function checkCombination(update: CheckoutUpdate): Result<CheckoutUpdate> {
  const { contactInfo, deliveryAddress, deliveryMethodId, desiredDeliveryDate, shippingInstructions } = update
  const hasWishes = desiredDeliveryDate !== undefined || shippingInstructions !== undefined
  const hasOthers = contactInfo !== undefined || deliveryAddress !== undefined || hasWishes
  if (deliveryMethodId === undefined && !hasOthers && update.customFields === undefined)
    return err(checkoutRefusals.nothingToChange)
  if (deliveryMethodId !== undefined && hasOthers) return err(checkoutRefusals.methodAlone)
  if (contactInfo !== undefined && hasWishes) return err(checkoutRefusals.contactAlone)
  return ok(update)
}

/**
 * A checkout that was changed, and the payments that this has cleared: their money is to be given back after the
 * commit.
 */
export interface ChangedCheckout extends OpenCheckout {
  readonly cleared: readonly Payment[]
}

/** Applies a change to a locked checkout; what concerns the delivery changes its default delivery group. */
export async function changeLocked(
  executor: Executor,
  shopper: Shopper,
  target: OpenCheckout & { readonly update: CheckoutUpdate },
): Promise<Result<ChangedCheckout>> {
  const { update } = target
  let { checkout, open } = target
  let cleared: readonly Payment[] = []
  if (update.deliveryAddress !== undefined) {
    const address = await readDestination(executor, shopper, update.deliveryAddress)
    if (!address.ok) return address
    open = await sendCartTo(executor, open, address.value)
  }
  if (update.contactInfo !== undefined || update.customFields !== undefined) {
    const contactInfo =
      update.contactInfo === undefined ? ok(checkout.contactInfo) : readContact(open, update.contactInfo)
    if (!contactInfo.ok) return contactInfo
    const customFields =
      update.customFields === undefined ? ok(checkout.customFields) : readCustomFields(update.customFields)
    if (!customFields.ok) return customFields
    checkout = { ...checkout, contactInfo: contactInfo.value, customFields: customFields.value }
    await saveCheckout(executor, checkout)
  }
  const methodId = update.deliveryMethodId === undefined ? null : fullId(update.deliveryMethodId)
  if (methodId !== null && methodId !== open.method?.id) {
    const chosen = await chooseMethod(executor, open, methodId)
    if (!chosen.ok) return chosen
    const forgotten = await forgetPayment(executor, { checkout, open: chosen.value })
    open = forgotten.open
    cleared = forgotten.cleared
  }
  const wishes = readWishes(update)
  if (!wishes.ok) return wishes
  return ok({
    checkout,
    cleared,
    open: Object.keys(wishes.value).length === 0 ? open : await noteWishes(executor, open, wishes.value),
  })
}

/**
 * Sends a checkout that begins to the address that it is begun with, if any; the default one only where goods are sent
 * to.
 */
export async function startDelivery(
  executor: Executor,
  shopper: Shopper,
  begun: { readonly open: OpenCart; readonly input: CheckoutStart['deliveryAddressInput'] },
): Promise<Result<OpenCart>> {
  const { open, input } = begun
  if (input === undefined || input === null) return ok(open)
  const { shouldUseDefaultAddress, ...named } = input
  if (Object.values(named).some((value) => value !== undefined && value !== null)) {
    const address = await readDestination(executor, shopper, named)
    if (!address.ok) return address
    return ok(await sendCartTo(executor, open, address.value))
  }
  if (shouldUseDefaultAddress !== true || open.group.deliveryAddress !== null) return ok(open)
  const found = await findDefaultAddress(executor, shopper, 'Shipping')
  const address = found === null ? null : await readDestination(executor, shopper, { id: found.id })
  // Nobody named this address: one that nothing can be sent to is left for the buyer to see and mend.
  return ok(address?.ok === true ? await sendCartTo(executor, open, address.value) : open)
}

/**
 * Reads how the buyer can be reached. A phone number without a country code is one of the country that the order goes
 * to.
 */
function readContact(
  { shopper, group }: OpenCart,
  contact: NonNullable<CheckoutUpdate['contactInfo']>,
): Result<ContactInfo> {
  const entries = Object.entries(contact).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  const given = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  const { email, phoneNumber } = given
  if (email !== undefined && !isEmailAddress(email)) return err(checkoutRefusals.malformedEmail)
  const country = group.deliveryAddress?.['country']
  const isWrong =
    phoneNumber !== undefined &&
    !skipsPhoneValidation(shopper.webstore) &&
    !isPhoneNumber(phoneNumber, typeof country === 'string' ? country : shopper.webstore.country)
  return isWrong ? err(checkoutRefusals.malformedPhone) : ok(given)
}

function readWishes({ desiredDeliveryDate, shippingInstructions }: CheckoutUpdate): Result<DeliveryWishes> {
  const date = readDeliveryDate(desiredDeliveryDate)
  if (!date.ok) return date
  return ok({
    ...(date.value !== undefined && { desiredDeliveryDate: date.value }),
    ...(shippingInstructions !== undefined && { shippingInstructions }),
  })
}
