import { type LoadedCart, setCartState } from '../cart/service.ts'
import { removePaymentsOfCheckouts, type Payment } from '../payments/service.ts'
import type { LoadedCheckout } from './lock-checkout.ts'
import type { Transaction } from './store.ts'

/**
 * A cart whose payment was removed, and the cleared payments: pass them to `settlePayments` after the commit to return the
 * money.
 */
export interface RemovedPayment {
  readonly loaded: LoadedCart
  readonly clearedPayments: readonly Payment[]
}

/** Removes the payment of a locked checkout. */
export async function removePayment(tx: Transaction, { checkout, loaded }: LoadedCheckout): Promise<RemovedPayment> {
  const clearedPayments = await removePaymentsOfCheckouts(tx, [checkout.id])
  return {
    clearedPayments,
    loaded:
      loaded.cart.purchaseOrderNumber === null ? loaded : await setCartState(tx, loaded, { purchaseOrderNumber: null }),
  }
}
