import { isLockTimeout } from '@hydrant/database/connection/availability.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { lockCartInAnyStatus, loadAndRepriceCartWith } from '../cart/service.ts'
import { hasPendingGatewayCall, type PaymentDeps } from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, findCartRef, matchesRef, getNotOpenError } from './lock-checkout.ts'
import { findCheckoutByCart } from './store.ts'
import { type CheckoutView, loadCheckoutView } from './checkout-view.ts'

/** A checkout, and whether its order may be being placed at this moment. */
export interface ReadCheckout {
  readonly view: CheckoutView
  readonly isBusy: boolean
}

/**
 * Loads a checkout with updated prices. For a checkout id it first waits for a running submit, as long as a request may
 * wait for a lock, and returns `isBusy` when that or a gateway call is still running. An open checkout that is not busy
 * was therefore read after every submit that had begun.
 */
export async function waitForSubmitAndLoadCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<ReadCheckout>> {
  const { database } = deps
  const cartRefResult = await database.query((db) => findCartRef(db, ref))
  if (!cartRefResult.ok) return cartRefResult
  const isLocked = ref !== 'active' && !(await isCartUnlockedInTime(database, shopper, cartRefResult.value))
  const viewResult = await loadRequestedCheckoutView(deps, shopper, { ref, cartRef: cartRefResult.value })
  if (!viewResult.ok) return viewResult
  const { checkout } = viewResult.value
  if (ref === 'active' || checkout.status !== 'Open') return ok({ view: viewResult.value, isBusy: false })
  const isBusy = isLocked || (await database.query((db) => hasPendingGatewayCall(db, deps, checkout.id)))
  return ok({ view: viewResult.value, isBusy })
}

/** Waits until no other transaction has locked a cart; false when that takes too long. */
async function isCartUnlockedInTime(
  database: PaymentDeps['database'],
  shopper: Shopper,
  cartId: string,
): Promise<boolean> {
  // A read-only database takes no writes, so no order can be placed, and it would refuse the lock.
  if (database.isReadOnly) return true
  try {
    await database.transaction((tx) => lockCartInAnyStatus(tx, shopper, { ref: cartId, loadMore: async () => null }))
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

async function loadRequestedCheckoutView(
  { database }: PaymentDeps,
  shopper: Shopper,
  { ref, cartRef }: { readonly ref: CheckoutRef; readonly cartRef: string },
): Promise<Result<CheckoutView>> {
  const cartResult = await loadAndRepriceCartWith(database, shopper, {
    ref: cartRef,
    loadMore: (db, cartId) => findCheckoutByCart(db, cartId, 'Open'),
  })
  if (!cartResult.ok || cartResult.value === null) return err(checkoutErrors.noCheckout)
  const { loaded, more: openCheckout } = cartResult.value
  return database.query(async (db) => {
    const isOrdered = loaded.cart.status === 'Closed'
    const checkout = isOrdered ? await findCheckoutByCart(db, loaded.cart.id, 'Ordered') : openCheckout
    const isRequested = checkout !== null && matchesRef(checkout, ref)
    return isRequested
      ? ok(await loadCheckoutView(db, { checkout, loaded }))
      : err(await getNotOpenError(db, loaded.cart.id, ref))
  })
}
