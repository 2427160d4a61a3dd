import { type OpenCart, setCartState } from '../cart/service.ts'
import { clearPayments, type Payment } from '../payments/service.ts'
import type { OpenCheckout } from './open-checkout.ts'
import type { Executor } from './store.ts'

/**
 * A cart whose payment was forgotten, and what was cleared: hand that to `settleAll` after the commit, its money is to
 * be given back.
 */
export interface ForgottenPayment {
  readonly open: OpenCart
  readonly cleared: readonly Payment[]
}

/** Forgets how a locked checkout was to be paid. */
export async function forgetPayment(executor: Executor, { checkout, open }: OpenCheckout): Promise<ForgottenPayment> {
  const cleared = await clearPayments(executor, [checkout.id])
  return {
    cleared,
    open:
      open.cart.purchaseOrderNumber === null ? open : await setCartState(executor, open, { purchaseOrderNumber: null }),
  }
}
