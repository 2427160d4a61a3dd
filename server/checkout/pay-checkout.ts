import type { CheckoutPaymentInput } from '@hydrant/contract/shop/checkout.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { calculateCartAmounts, findLines, resolveAddress, saveCartStatusOrPurchaseOrder } from '../cart/service.ts'
import {
  storePaymentAndMarkReplaced,
  type StartedPayment,
  completePayment,
  type PaymentDeps,
} from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockAndRepriceOpenCheckout } from './lock-checkout.ts'
import { tryOrderAndRollBack } from './place-order.ts'
import type { Transaction } from './store.ts'

interface CheckoutPaymentRequest {
  readonly ref: CheckoutRef
  readonly input: CheckoutPaymentInput
}

/**
 * Pays the current total of a checkout: stores the payment, calls the gateway after the commit, and then stores the
 * result of the gateway. Returns the data of the gateway for the client.
 */
export async function payCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  request: CheckoutPaymentRequest,
): Promise<Result<Readonly<Record<string, string>> | null>> {
  const startResult = await runOrRollBack(deps.database, (tx) =>
    checkOrderAndStorePayment(tx, { deps, shopper, request }),
  )
  if (!startResult.ok) return startResult
  const result = await completePayment(deps, startResult.value)
  return result.ok ? ok(result.value.data) : result
}

/**
 * Checks that the order of a checkout could be placed, and stores its payment before the gateway is called. Returns
 * what `completePayment` needs to call the gateway.
 */
async function checkOrderAndStorePayment(
  tx: Transaction,
  { deps, shopper, request }: { deps: PaymentDeps; shopper: Shopper; request: CheckoutPaymentRequest },
): Promise<Result<StartedPayment>> {
  const { input } = request
  const details = input.paymentsData ?? {}
  const allowsDetails = input.requestType === 'Auth' || input.requestType === 'PostAuth'
  if (Object.keys(details).length > (allowsDetails ? 4 : 0)) return err(checkoutErrors.unexpectedPaymentsData)
  if (shopper.user === null && input.requestType === 'SimplePurchaseOrder')
    return err(checkoutErrors.guestPurchaseOrder)
  const checkoutResult = await lockAndRepriceOpenCheckout(tx, shopper, request.ref)
  if (!checkoutResult.ok) return checkoutResult
  const { checkout, loaded, payment: current } = checkoutResult.value
  const billingAddressResult =
    input.billingAddress === undefined || input.billingAddress === null
      ? ok(null)
      : await resolveAddress(tx, shopper, { ...input.billingAddress, shipToPhoneNumber: null })
  if (!billingAddressResult.ok) return billingAddressResult
  if (input.requestType !== 'SimplePurchaseOrder') {
    // An authorization reserves money immediately, so it is only made for an order that could be placed now.
    const trialResult = await tryOrderAndRollBack(tx, {
      checkout,
      loaded,
      lines: await findLines(tx, loaded.cart.id),
    })
    if (!trialResult.ok) return trialResult
  }
  const token = (input.paymentToken ?? '').trim()
  const started = storePaymentAndMarkReplaced(tx, {
    gateways: deps,
    webstore: shopper.webstore,
    current,
    request: {
      checkoutId: checkout.id,
      requestType: input.requestType,
      token,
      details,
      amount: calculateCartAmounts(loaded).grandTotal,
      currencyIsoCode: loaded.cart.currencyIsoCode,
      billingAddress:
        billingAddressResult.value === null ? null : { ...billingAddressResult.value, shipToPhoneNumber: null },
    },
  })
  // Both updates are sent together; an error of the payment rolls both back.
  if (input.requestType === 'SimplePurchaseOrder' && token !== loaded.cart.purchaseOrderNumber)
    await Promise.all([started, saveCartStatusOrPurchaseOrder(tx, loaded, { purchaseOrderNumber: token })])
  return started
}
