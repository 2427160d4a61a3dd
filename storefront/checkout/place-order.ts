import { data, redirect } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import type { BillingAddressInput, CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { toErrorViewOrThrow, callAndCatchClientError } from '../session/error-view.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { FIELD_IDS, createStepError } from './checkout-errors.ts'
import { saveDeliveryOptions, readDeliveryOptions, toDeliveryOptionError } from './delivery-options.ts'
import { isCartEmpty, redirectToEmptyCart } from './empty-cart.ts'
import { findOutcomeAndStoreEmail, storeGuestEmail } from './find-order-outcome.ts'
import { selectFilledGroupsOrFirst } from './groups-in-use.ts'
import { findPoNumberLengthError } from './limits.ts'
import { findEntryErrors, saveOrderEntries } from './order-entries.ts'
import { toOrderErrors } from './order-errors.ts'
import { attachChosenFile } from './purchase-order-file.ts'

/**
 * Saves the delivery options and what else was entered, pays the checkout `checkoutId` and places its order, unless the
 * total differs from `shownTotal`: with the card token `paymentToken` when `paymentMethod` is `card`, else with the
 * purchase order `poNumber`. With `isAuthenticated`, `paymentToken` is the reference of a payment that the buyer's bank has asked about;
 * when it has to ask, the response has what the page needs for that. Posting the same form twice gives the same order.
 */
export async function placeOrder(form: FormData, shop: ShopContext) {
  const checkoutId = readTextField(form, 'checkoutId')
  const { payment, fieldError } = readPayment(form)
  if (fieldError !== null) return respondWithError(form, payment.fieldId, fieldError)
  if (checkoutId === '') return respondWithError(form, FIELD_IDS.placeOrder, messages.checkoutStartedAnew())
  try {
    return await saveOptionsPayAndPlaceOrder(form, shop, { checkoutId, payment })
  } catch (error) {
    const outcome = await findOutcomeAndStoreEmail(shop, {
      checkoutId,
      accountId: readTextField(form, ACCOUNT_ID_FIELD),
    })
    if (outcome.state === 'placed') return redirect(links.confirmation(outcome.reference))
    // Another submit of the same checkout may still succeed: after this response the page polls for the outcome.
    if (outcome.state === 'in progress') throw createErrorResponse(503, messages.orderBeingWorkedOnAdvice())
    const { message } = toErrorViewOrThrow(error)
    if (await isCartEmpty(shop)) return redirectToEmptyCart(shop, messages.yourCartIsEmptyNow())
    const errors = isResponseError(error) ? error.errors : []
    return respondWithErrors(
      form,
      errors.length > 0 ? toOrderErrors(errors, payment.fieldId) : [{ fieldId: FIELD_IDS.placeOrder, message }],
    )
  }
}

/** The payment of an order, and the field that its errors point to. */
interface EnteredPayment {
  readonly requestType: 'Auth' | 'PostAuth' | 'SimplePurchaseOrder'
  readonly paymentToken: string
  readonly fieldId: string
}

function readPayment(form: FormData): { readonly payment: EnteredPayment; readonly fieldError: string | null } {
  if (readTextField(form, 'paymentMethod') === 'card') {
    const paymentToken = readTextField(form, 'paymentToken')
    return {
      payment: {
        requestType: readTextField(form, 'isAuthenticated') === '' ? 'Auth' : 'PostAuth',
        paymentToken,
        fieldId: FIELD_IDS.cardNumber,
      },
      fieldError: paymentToken === '' ? messages.enterCard() : null,
    }
  }
  const paymentToken = readTextField(form, 'poNumber')
  const fieldError = paymentToken === '' ? messages.enterPoNumber() : findPoNumberLengthError(paymentToken)
  return {
    payment: { requestType: 'SimplePurchaseOrder', paymentToken, fieldId: FIELD_IDS.poNumber },
    fieldError: fieldError ?? null,
  }
}

async function saveOptionsPayAndPlaceOrder(
  form: FormData,
  shop: ShopContext,
  { checkoutId, payment }: { readonly checkoutId: string; readonly payment: EnteredPayment },
) {
  const { checkouts } = shop.client
  const snapshot = await checkouts.load(checkoutId)
  await storeGuestEmail(snapshot, shop)
  const { checkout: loadedCheckout } = snapshot
  if (loadedCheckout.orderReferenceNumber) return redirect(links.confirmation(loadedCheckout.orderReferenceNumber))
  const deliveryOptions = readDeliveryOptions(
    form,
    selectFilledGroupsOrFirst(loadedCheckout.deliveryGroups?.items ?? []),
    new Date(),
  )
  const fieldErrors = [...deliveryOptions.fieldErrors, ...findEntryErrors(form)]
  if (fieldErrors.length > 0) return respondWithErrors(form, fieldErrors)
  await saveOrderEntries(shop, loadedCheckout, form)
  const fileError =
    payment.requestType === 'SimplePurchaseOrder' ? await attachChosenFile(shop, checkoutId, form) : null
  if (fileError !== null) return respondWithError(form, FIELD_IDS.poFile, fileError)
  const saveResult = await callAndCatchClientError(() => saveDeliveryOptions(shop.client, deliveryOptions))
  if (!saveResult.ok) return respondWithErrors(form, [toDeliveryOptionError(saveResult.error, deliveryOptions)])
  const checkout = saveResult.value ? (await checkouts.load(checkoutId)).checkout : loadedCheckout
  const totalChange = describeTotalChange(checkout, readTextField(form, 'shownTotal'))
  if (totalChange !== null)
    return data(
      createStepError(form, messages.totalChanged(), [{ fieldId: FIELD_IDS.placeOrder, message: totalChange }]),
      {
        status: 409,
      },
    )

  const billingAddress = await findBillingAddress(shop, readTextField(form, 'billingAddressId'), checkout)
  if (billingAddress === null) return respondWithError(form, FIELD_IDS.billing, messages.chooseBillingAddress())
  const { requestType, paymentToken, fieldId } = payment
  const paymentResponse = await checkouts.pay(checkoutId, { requestType, paymentToken, billingAddress })
  if (paymentResponse.salesforceResultCode !== 'Success')
    return respondWithErrors(form, toOrderErrors(paymentResponse.errors, fieldId))
  const { clientSecret, gatewayReference } = paymentResponse.paymentData ?? {}
  if (clientSecret !== undefined && gatewayReference !== undefined) {
    const authentication = { clientSecret, reference: gatewayReference }
    return data({ ...createStepError(form, messages.orderNotPlaced(), []), authentication })
  }
  const order = await checkouts.placeOrder(checkoutId)
  if (order.orderReferenceNumber === null) return respondWithErrors(form, toOrderErrors(order.errors, fieldId))
  return redirect(links.confirmation(order.orderReferenceNumber))
}

/** Returns the message that the total differs from the one that the buyer was shown; null when it does not. */
function describeTotalChange({ cartSummary }: CheckoutSnapshot['checkout'], shownTotal: string): string | null {
  if (cartSummary === undefined || cartSummary.grandTotalAmount === shownTotal) return null
  const { grandTotalAmount: newTotal, currencyIsoCode: currency } = cartSummary
  return messages.totalChangedHelp({
    newTotal: formatMoney(newTotal, currency),
    shownTotal: formatMoney(shownTotal, currency),
  })
}

/** Finds the billing address in the address book, or for an empty id the delivery address; null when missing. */
async function findBillingAddress(
  { client }: ShopContext,
  addressId: string,
  checkout: CheckoutSnapshot['checkout'],
): Promise<BillingAddressInput | null> {
  const deliveryAddress = selectFilledGroupsOrFirst(checkout.deliveryGroups?.items ?? [])[0]?.deliveryAddress ?? null
  if (addressId === '') return deliveryAddress === null ? null : toBillingAddress(deliveryAddress)
  const { items } = await client.listAddresses('current', { addressType: 'Billing', pageSize: 100 })
  const listedAddress = items.find((address) => address.addressId === addressId)
  return listedAddress === undefined
    ? null
    : toBillingAddress({
        ...listedAddress,
        country: listedAddress.countryCode ?? listedAddress.country ?? '',
        region: listedAddress.regionCode ?? listedAddress.region,
      })
}

function toBillingAddress({
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

function respondWithError(form: FormData, fieldId: string, message: string) {
  return respondWithErrors(form, [{ fieldId, message }])
}

function respondWithErrors(form: FormData, fieldErrors: readonly FormIssue[]) {
  return data(createStepError(form, messages.orderNotPlaced(), fieldErrors), { status: 422 })
}
