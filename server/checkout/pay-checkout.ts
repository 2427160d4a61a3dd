import type { CheckoutPaymentInput } from '@hydrant/contract/shop/checkout.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { amountsOf, findLines, readAddress, setCartState } from '../cart/service.ts'
import { beginPayment, type BegunPayment, completePayment, type PaymentParts } from '../payments/service.ts'
import { checkoutRefusals } from './errors.ts'
import { type CheckoutRef, openCheckout } from './open-checkout.ts'
import { rehearsePlacing } from './place-order.ts'
import type { Executor } from './store.ts'

interface EnteredForCheckout {
  readonly ref: CheckoutRef
  readonly input: CheckoutPaymentInput
}

/**
 * Pays a checkout the amount that it comes to now: what is about to be asked of a gateway is written down first, the
 * gateway is asked when that is committed, and its answer recorded then. Answers what the gateway has for the caller.
 */
export async function payCheckout(
  parts: PaymentParts,
  shopper: Shopper,
  entered: EnteredForCheckout,
): Promise<Result<Readonly<Record<string, string>> | null>> {
  const begun = await transactional(parts.database, (executor) => writeDown(executor, { parts, shopper, entered }))
  if (!begun.ok) return begun
  const completed = await completePayment(parts, begun.value)
  return completed.ok ? ok(completed.value.data) : completed
}

async function writeDown(
  executor: Executor,
  { parts, shopper, entered }: { parts: PaymentParts; shopper: Shopper; entered: EnteredForCheckout },
): Promise<Result<BegunPayment>> {
  const { input } = entered
  const details = input.paymentsData ?? {}
  const takesPairs = input.requestType === 'Auth' || input.requestType === 'PostAuth'
  if (Object.keys(details).length > (takesPairs ? 4 : 0)) return err(checkoutRefusals.paymentsData)
  const opened = await openCheckout(executor, shopper, entered.ref)
  if (!opened.ok) return opened
  const { checkout, open } = opened.value
  const billing =
    input.billingAddress === undefined || input.billingAddress === null
      ? ok(null)
      : await readAddress(executor, shopper, { ...input.billingAddress, shipToPhoneNumber: null })
  if (!billing.ok) return billing
  if (input.requestType !== 'SimplePurchaseOrder') {
    // A bank sets money aside at once: only for an order that could be placed now.
    const placeable = await rehearsePlacing(executor, {
      checkout,
      open,
      lines: await findLines(executor, open.cart.id),
    })
    if (!placeable.ok) return placeable
  }
  const begun = await beginPayment(executor, {
    gateways: parts.gateways,
    webstore: shopper.webstore,
    entered: {
      checkoutId: checkout.id,
      requestType: input.requestType,
      token: (input.paymentToken ?? '').trim(),
      details,
      amount: amountsOf(open).grandTotal,
      currencyIsoCode: open.cart.currencyIsoCode,
      billingAddress: billing.value === null ? null : { ...billing.value, shipToPhoneNumber: null },
    },
  })
  const number = begun.ok ? begun.value.payment.purchaseOrderNumber : null
  if (number !== null && number !== open.cart.purchaseOrderNumber)
    await setCartState(executor, open, { purchaseOrderNumber: number })
  return begun
}
