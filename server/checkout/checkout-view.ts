import type { DomainError } from '@hydrant/kernel/result/result.ts'
import {
  calculateCartAmounts,
  findLines,
  findScheduledMethodsByGroup,
  type ScheduledMethodsByGroup,
  type LoadedCart,
} from '../cart/service.ts'
import { findFileOfCheckout, type PurchaseOrderFile } from '../orders/purchase-order-file/service.ts'
import { updatePurchaseOrderAmount } from '../payments/service.ts'
import { mergeContactWithUser, findCheckoutProblems } from './checkout-problems.ts'
import type { LoadedCheckout } from './lock-checkout.ts'
import type { Checkout, ContactInfo, ReadOnlyDb, Transaction } from './store.ts'

/** A checkout with everything that its response needs. */
export interface CheckoutView {
  readonly checkout: Checkout
  readonly loaded: LoadedCart
  readonly methods: ScheduledMethodsByGroup
  readonly contact: ContactInfo
  /** The attached purchase order; null for none. */
  readonly purchaseOrderFile: PurchaseOrderFile | null
  /** Problems that prevent an order until they are fixed. */
  readonly problems: readonly DomainError[]
}

/** Adjusts the amount of the purchase order that pays a checkout to its cart, and loads the checkout. */
export async function adjustPurchaseOrderAndLoadView(
  tx: Transaction,
  { checkout, loaded }: LoadedCheckout,
): Promise<CheckoutView> {
  await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(loaded).grandTotal)
  return loadCheckoutView(tx, { checkout, loaded })
}

/** Loads what the response of a checkout needs besides the checkout. */
export async function loadCheckoutView(db: ReadOnlyDb, { checkout, loaded }: LoadedCheckout): Promise<CheckoutView> {
  const methods = await findScheduledMethodsByGroup(db, loaded)
  const common = {
    checkout,
    loaded,
    methods,
    contact: mergeContactWithUser(checkout, loaded.shopper),
    // Guests cannot pay by purchase order.
    purchaseOrderFile: loaded.shopper.user === null ? null : await findFileOfCheckout(db, checkout.id),
  }
  // A placed order has no problems, whatever has happened to its products since.
  if (checkout.status === 'Ordered') return { ...common, problems: [] }
  const hasProblems = [...loaded.cart.totals.byGroup.values()].some(({ problemCount }) => problemCount > 0)
  const lines = hasProblems ? await findLines(db, loaded.cart.id) : []
  return { ...common, problems: findCheckoutProblems(loaded, { lines, methods }) }
}
