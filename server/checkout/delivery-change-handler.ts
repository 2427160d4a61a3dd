import { calculateCartAmounts, type DeliveryChangeHandler } from '../cart/service.ts'
import { updatePurchaseOrderAmount, type PaymentDeps, captureOrReverseAllIfDue } from '../payments/service.ts'
import { cancelPayment } from './cancel-payment.ts'
import { findCheckoutByCart } from './store.ts'

/**
 * Creates the handler that updates the payment of an open checkout when a delivery group of its cart changes: another
 * delivery method cancels the payment, any other change updates the amount of a purchase order.
 */
export function createDeliveryChangeHandler(deps: PaymentDeps): DeliveryChangeHandler {
  return async (tx, { loaded, isMethodChanged }) => {
    const checkout = loaded.cart.status === 'Checkout' ? await findCheckoutByCart(tx, loaded.cart.id, 'Open') : null
    if (checkout === null) return async () => {}
    const { paymentsToReverse } = isMethodChanged
      ? await cancelPayment(tx, { checkout, loaded })
      : { paymentsToReverse: [] }
    await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(loaded).grandTotal)
    return () => captureOrReverseAllIfDue(deps, paymentsToReverse)
  }
}
