import { data, redirect } from 'react-router'
import type { CheckoutReading } from '@hydrant/client/checkouts.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { CheckoutError } from '@hydrant/contract/shared/error.ts'
import type { BillingAddressInput, CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { readRefusal } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { FIELDS, refusedStep } from './checkout-fault.ts'
import { poNumberFault } from './limits.ts'

/**
 * Pays the checkout `checkoutId` with the purchase order `poNumber` and places its order, if it comes to what the page had shown (`shownTotal`).
 * The same form sent twice leads to the same order.
 */
export async function placeOrder(form: FormData, shop: ShopContext) {
  const poNumber = textOf(form, 'poNumber')
  const checkoutId = textOf(form, 'checkoutId')
  if (poNumber === '') return refuse(form, FIELDS.poNumber, 'Enter the number of your purchase order.')
  const fault = poNumberFault(poNumber)
  if (fault !== undefined) return refuse(form, FIELDS.poNumber, fault)
  if (checkoutId === '') return refuse(form, FIELDS.place, 'Your checkout was started anew. Look it over and place the order again.')
  try {
    return await payAndPlace(form, shop, { checkoutId, poNumber })
  } catch (error) {
    const reference = await findPlacedOrder(shop, checkoutId)
    if (reference !== null) return redirect(links.confirmation(reference))
    return refuse(form, FIELDS.place, readRefusal(error).message)
  }
}

async function payAndPlace(form: FormData, shop: ShopContext, { checkoutId, poNumber }: { readonly checkoutId: string; readonly poNumber: string }) {
  const { checkouts } = shop.client
  const { checkout } = await checkouts.load(checkoutId)
  if (checkout.orderReferenceNumber) return redirect(links.confirmation(checkout.orderReferenceNumber))
  const change = changedTotal(checkout, textOf(form, 'shownTotal'))
  if (change !== null) return data(refusedStep(form, 'The total has changed', [{ fieldId: FIELDS.place, message: change }]), { status: 409 })

  const billingAddress = await findBillingAddress(shop, textOf(form, 'billingAddressId'), checkout)
  if (billingAddress === null) return refuse(form, FIELDS.billing, 'Choose one of the billing addresses.')
  const payment = await checkouts.pay(checkoutId, { requestType: 'SimplePurchaseOrder', paymentToken: poNumber, billingAddress })
  if (payment.salesforceResultCode !== 'Success') return refuse(form, FIELDS.poNumber, wordsOf(payment.errors))
  const order = await checkouts.placeOrder(checkoutId)
  if (order.orderReferenceNumber === null) return refuse(form, FIELDS.place, wordsOf(order.errors))
  return redirect(links.confirmation(order.orderReferenceNumber))
}

function changedTotal({ cartSummary }: CheckoutReading['checkout'], shown: string): string | null {
  if (cartSummary === undefined || cartSummary.grandTotalAmount === shown) return null
  const { grandTotalAmount: now, currencyIsoCode: currency } = cartSummary
  return `The order now comes to ${formatMoney(now, currency)} instead of ${formatMoney(shown, currency)}. Look it over and place it again if you agree.`
}

async function findPlacedOrder({ client }: ShopContext, checkoutId: string): Promise<string | null> {
  try {
    const { checkout } = await client.checkouts.get(checkoutId)
    return checkout.orderReferenceNumber ?? null
  } catch (error) {
    if (isResponseError(error)) return null
    throw error
  }
}

async function findBillingAddress({ client }: ShopContext, addressId: string, checkout: CheckoutReading['checkout']): Promise<BillingAddressInput | null> {
  const delivery = checkout.deliveryGroups?.items[0]?.deliveryAddress ?? null
  if (addressId === '') return delivery === null ? null : billingLines(delivery)
  const { items } = await client.addresses.list('current', { addressType: 'Billing', pageSize: 100 })
  const found = items.find((address) => address.addressId === addressId)
  return found === undefined ? null : billingLines({ ...found, country: found.countryCode ?? found.country ?? '', region: found.regionCode ?? found.region })
}

function billingLines({ name, firstName, lastName, companyName, street, city, region, postalCode, country }: CheckoutAddress): BillingAddressInput {
  return { name, firstName, lastName, companyName, street, city, region, postalCode, country }
}

function wordsOf(errors: readonly CheckoutError[] | undefined): string {
  const words = (errors ?? []).flatMap(({ message, detail, title }) => message ?? detail ?? title ?? [])
  return words.join(' ') || 'The order could not be placed. Please try again.'
}

function refuse(form: FormData, fieldId: string, message: string) {
  return data(refusedStep(form, 'The order was not placed', [{ fieldId, message }]), { status: 422 })
}
