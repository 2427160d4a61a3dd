import { amountsOf, type DeliveryFollower } from '../cart/service.ts'
import { followAmount, type PaymentParts, settleAll } from '../payments/service.ts'
import { forgetPayment } from './forget-payment.ts'
import { findCheckoutOf } from './store.ts'

/**
 * Lets the payment of a running checkout follow a change that is made to a delivery group of its cart, as it follows
 * one that is made to the checkout: another delivery method forgets it, anything else moves a purchase order along.
 */
export function followDelivery(parts: PaymentParts): DeliveryFollower {
  return async (executor, { open, isSentOtherwise }) => {
    const checkout = open.cart.status === 'Checkout' ? await findCheckoutOf(executor, open.cart.id, 'Open') : null
    if (checkout === null) return async () => {}
    const { cleared } = isSentOtherwise ? await forgetPayment(executor, { checkout, open }) : { cleared: [] }
    await followAmount(executor, checkout.id, amountsOf(open).grandTotal)
    return () => settleAll(parts, cleared)
  }
}
