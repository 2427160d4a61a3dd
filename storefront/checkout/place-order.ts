import { data, redirect } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { CheckoutReading } from '@hydrant/client/checkouts.ts'
import type { BillingAddressInput, CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { readRefusal, tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { FIELDS, refusedStep } from './checkout-fault.ts'
import { noteWishes, readWishes, wishFault } from './delivery-wishes.ts'
import { isCartEmpty, leadToEmptyCart } from './empty-cart.ts'
import { findOrder, noteContactOf } from './find-order.ts'
import { groupsInUse } from './groups-in-use.ts'
import { poNumberFault } from './limits.ts'
import { orderFaults } from './order-fault.ts'

/**
 * Notes what the form wishes for the delivery, pays the checkout `checkoutId` and places its order, if it comes to what
 * the page had shown (`shownTotal`): with the card behind `paymentToken` where `paymentMethod` is `card`, with the
 * purchase order `poNumber` otherwise. The same form sent twice leads to the same order.
 */
export async function placeOrder(form: FormData, shop: ShopContext) {
  const checkoutId = textOf(form, 'checkoutId')
  const { payment, fault } = readPayment(form)
  if (fault !== null) return refuse(form, payment.fieldId, fault)
  if (checkoutId === '')
    return refuse(form, FIELDS.place, 'Your checkout was started anew. Look it over and place the order again.')
  try {
    return await payAndPlace(form, shop, { checkoutId, payment })
  } catch (error) {
    const reference = await findOrder(shop, checkoutId)
    if (reference !== null) return redirect(links.confirmation(reference))
    const { message } = readRefusal(error)
    if (await isCartEmpty(shop))
      return leadToEmptyCart(
        shop,
        'Your order was not placed: your cart is empty now. It was emptied or ordered elsewhere, such as in another tab.',
      )
    const errors = isResponseError(error) ? error.errors : []
    return refuseFor(
      form,
      errors.length > 0 ? orderFaults(errors, payment.fieldId) : [{ fieldId: FIELDS.place, message }],
    )
  }
}

/** What an order is paid with, and the field that a refusal of it belongs to. */
interface EnteredPayment {
  readonly requestType: 'Auth' | 'SimplePurchaseOrder'
  readonly paymentToken: string
  readonly fieldId: string
}

function readPayment(form: FormData): { readonly payment: EnteredPayment; readonly fault: string | null } {
  if (textOf(form, 'paymentMethod') === 'card') {
    const paymentToken = textOf(form, 'paymentToken')
    return {
      payment: { requestType: 'Auth', paymentToken, fieldId: FIELDS.cardNumber },
      fault: paymentToken === '' ? 'Enter your card. Paying by card needs JavaScript.' : null,
    }
  }
  const paymentToken = textOf(form, 'poNumber')
  const fault = paymentToken === '' ? 'Enter the number of your purchase order.' : poNumberFault(paymentToken)
  return {
    payment: { requestType: 'SimplePurchaseOrder', paymentToken, fieldId: FIELDS.poNumber },
    fault: fault ?? null,
  }
}

async function payAndPlace(
  form: FormData,
  shop: ShopContext,
  { checkoutId, payment }: { readonly checkoutId: string; readonly payment: EnteredPayment },
) {
  const { checkouts } = shop.client
  const reading = await checkouts.load(checkoutId)
  await noteContactOf(reading, shop)
  const { checkout: found } = reading
  if (found.orderReferenceNumber) return redirect(links.confirmation(found.orderReferenceNumber))
  const wishes = readWishes(form, groupsInUse(found.deliveryGroups?.items ?? []), new Date())
  if (wishes.faults.length > 0) return refuseFor(form, wishes.faults)
  const noted = await tryCall(() => noteWishes(shop.client, wishes))
  if (!noted.ok) return refuseFor(form, [wishFault(noted.refusal.message, wishes)])
  const checkout = noted.value ? (await checkouts.load(checkoutId)).checkout : found
  const change = changedTotal(checkout, textOf(form, 'shownTotal'))
  if (change !== null)
    return data(refusedStep(form, 'The total has changed', [{ fieldId: FIELDS.place, message: change }]), {
      status: 409,
    })

  const billingAddress = await findBillingAddress(shop, textOf(form, 'billingAddressId'), checkout)
  if (billingAddress === null) return refuse(form, FIELDS.billing, 'Choose one of the billing addresses.')
  const { requestType, paymentToken, fieldId } = payment
  const paid = await checkouts.pay(checkoutId, { requestType, paymentToken, billingAddress })
  if (paid.salesforceResultCode !== 'Success') return refuseFor(form, orderFaults(paid.errors, fieldId))
  const order = await checkouts.placeOrder(checkoutId)
  if (order.orderReferenceNumber === null) return refuseFor(form, orderFaults(order.errors, fieldId))
  return redirect(links.confirmation(order.orderReferenceNumber))
}

function changedTotal({ cartSummary }: CheckoutReading['checkout'], shown: string): string | null {
  if (cartSummary === undefined || cartSummary.grandTotalAmount === shown) return null
  const { grandTotalAmount: now, currencyIsoCode: currency } = cartSummary
  return `The order now comes to ${formatMoney(now, currency)} instead of ${formatMoney(shown, currency)}. Look it over and place it again if you agree.`
}

async function findBillingAddress(
  { client }: ShopContext,
  addressId: string,
  checkout: CheckoutReading['checkout'],
): Promise<BillingAddressInput | null> {
  const delivery = groupsInUse(checkout.deliveryGroups?.items ?? [])[0]?.deliveryAddress ?? null
  if (addressId === '') return delivery === null ? null : billingLines(delivery)
  const { items } = await client.addresses.list('current', { addressType: 'Billing', pageSize: 100 })
  const found = items.find((address) => address.addressId === addressId)
  return found === undefined
    ? null
    : billingLines({
        ...found,
        country: found.countryCode ?? found.country ?? '',
        region: found.regionCode ?? found.region,
      })
}

function billingLines({
  name,
  firstName,
  lastName,
  companyName,
  street,
  city,
  region,
  postalCode,
  country,
}: CheckoutAddress): BillingAddressInput {
  return { name, firstName, lastName, companyName, street, city, region, postalCode, country }
}

function refuse(form: FormData, fieldId: string, message: string) {
  return refuseFor(form, [{ fieldId, message }])
}

function refuseFor(form: FormData, faults: readonly FormFault[]) {
  return data(refusedStep(form, 'The order was not placed', faults), { status: 422 })
}
