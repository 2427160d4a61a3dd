import { type LoadedCart, saveCartStatusOrPurchaseOrder } from '../cart/service.ts'
import { cancelPaymentsAndListReversals, type Payment } from '../payments/service.ts'
import type { LoadedCheckout } from './lock-checkout.ts'
import type { Transaction } from './store.ts'

/**
 * A cart whose payment was cancelled, and the card payments to reverse: the caller passes them to
 * `captureOrReverseAllIfDue` after the commit, which returns the money.
 */
export interface CancelledPayment {
  readonly loaded: LoadedCart
  readonly paymentsToReverse: readonly Payment[]
}

/** Cancels the payment of a locked checkout: deletes a purchase order, and marks card payments for reversal. */
export async function cancelPayment(tx: Transaction, { checkout, loaded }: LoadedCheckout): Promise<CancelledPayment> {
  const paymentsToReverse = await cancelPaymentsAndListReversals(tx, [checkout.id])
  return {
    paymentsToReverse,
    loaded:
      loaded.cart.purchaseOrderNumber === null
        ? loaded
        : await saveCartStatusOrPurchaseOrder(tx, loaded, { purchaseOrderNumber: null }),
  }
}
