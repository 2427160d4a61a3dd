import type { CheckoutPaymentInput } from '@hydrant/contract/shop/checkout.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { calculateCartAmounts, findLines, resolveAddress, setCartState } from '../cart/service.ts'
import { startPayment, type StartedPayment, completePayment, type PaymentDeps } from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockOpenCheckout } from './lock-checkout.ts'
import { tryOrderAndRollBack } from './place-order.ts'
import type { Transaction } from './store.ts'

interface CheckoutPaymentRequest {
  readonly ref: CheckoutRef
  readonly input: CheckoutPaymentInput
}

/**
 * Pays the current total of a checkout: the payment is stored first, the gateway is called after the commit, and its
 * response is stored then. Returns the gateway's data for the client.
 */
export async function payCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  request: CheckoutPaymentRequest,
): Promise<Result<Readonly<Record<string, string>> | null>> {
  const started = await transactional(deps.database, (tx) => startCheckoutPayment(tx, { deps, shopper, request }))
  if (!started.ok) return started
  const result = await completePayment(deps, started.value)
  return result.ok ? ok(result.value.data) : result
}

/**
 * Stores a payment that is about to be made, once the order could be placed with it; returns what the gateway is called
 * with.
 */
async function startCheckoutPayment(
  tx: Transaction,
  { deps, shopper, request }: { deps: PaymentDeps; shopper: Shopper; request: CheckoutPaymentRequest },
): Promise<Result<StartedPayment>> {
  const { input } = request
  const details = input.paymentsData ?? {}
  const allowsDetails = input.requestType === 'Auth' || input.requestType === 'PostAuth'
  if (Object.keys(details).length > (allowsDetails ? 4 : 0)) return err(checkoutErrors.paymentsData)
  if (shopper.user === null && input.requestType === 'SimplePurchaseOrder')
    return err(checkoutErrors.guestPurchaseOrder)
  const opened = await lockOpenCheckout(tx, shopper, request.ref)
  if (!opened.ok) return opened
  const { checkout, loaded, payment: current } = opened.value
  const billing =
    input.billingAddress === undefined || input.billingAddress === null
      ? ok(null)
      : await resolveAddress(tx, shopper, { ...input.billingAddress, shipToPhoneNumber: null })
  if (!billing.ok) return billing
  if (input.requestType !== 'SimplePurchaseOrder') {
    // An authorization reserves money immediately, so it is only made for an order that could be placed now.
    const rehearsal = await tryOrderAndRollBack(tx, {
      checkout,
      loaded,
      lines: await findLines(tx, loaded.cart.id),
    })
    if (!rehearsal.ok) return rehearsal
  }
  const token = (input.paymentToken ?? '').trim()
  const started = startPayment(tx, {
    gateways: deps.gateways,
    webstore: shopper.webstore,
    current,
    request: {
      checkoutId: checkout.id,
      requestType: input.requestType,
      token,
      details,
      amount: calculateCartAmounts(loaded).grandTotal,
      currencyIsoCode: loaded.cart.currencyIsoCode,
      billingAddress: billing.value === null ? null : { ...billing.value, shipToPhoneNumber: null },
    },
  })
  // Sent together; an error of the payment rolls both back.
  if (input.requestType === 'SimplePurchaseOrder' && token !== loaded.cart.purchaseOrderNumber)
    await Promise.all([started, setCartState(tx, loaded, { purchaseOrderNumber: token })])
  return started
}
