import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { deleteReservation } from '../../inventory/service.ts'
import { findCartDiscounts } from '../../promotions/service.ts'
import { addToCart } from '../lines/add-items.ts'
import type { Cart, CartLine } from '../cart.ts'
import { addCouponAndReprice } from '../pricing/cart-coupons.ts'
import { EMPTY_TOTALS } from '../pricing/cart-totals.ts'
import { cartErrors, deletedCartError } from '../errors.ts'
import { lockOrCreateLiveCart } from '../create-cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { hasStalePrices, repriceCart } from '../pricing/reprice-cart.ts'
import { type Database, type Transaction, findCartForUpdate, findLiveCartForUpdate, updateCart } from '../store.ts'
import { findLines, deleteAllLines } from '../lines/line-store.ts'

/** The cart after the merge, and the result for each line of the guest. */
export interface MergedGuestCart {
  readonly loaded: LoadedCart
  readonly lines: ReadonlyArray<{ readonly guestLine: CartLine; readonly result: Result<CartLine> }>
}

/**
 * Moves the lines of a guest's cart into the cart of the buyer who has signed in, and deletes the guest's cart, so that
 * it can be merged once only. `guestKey` is the secret key that the browser still has; without it a user could take the
 * cart of another guest.
 */
export function mergeGuestCart(
  database: Database,
  shopper: Shopper,
  guest: { readonly ref: string; readonly guestKey: string | null },
): Promise<Result<MergedGuestCart>> {
  return runOrRollBack(database, async (tx) => {
    const guestCartResult = await lockGuestCart(tx, guest)
    if (!guestCartResult.ok) return guestCartResult
    const guestCart = guestCartResult.value
    const guestLines = await findLines(tx, guestCart.id)
    const cartResult = await lockOrCreateLiveCart(tx, shopper)
    if (!cartResult.ok) return cartResult
    const target = cartResult.value.loaded
    const current = hasStalePrices(target) ? await repriceCart(tx, target) : target
    const added = await addToCart(tx, current, guestLines.map(toCartItemInput))
    const lines = guestLines.flatMap((guestLine, index) => {
      const result = added.results[index]
      return result === undefined ? [] : [{ guestLine, result }]
    })
    const loaded = await copyApplicableCoupons(tx, { shopper, from: guestCart, to: added.loaded })
    await deleteReservation(tx, guestCart.id)
    await deleteAllLines(tx, guestCart.id)
    await updateCart(tx, { ...guestCart, status: 'PendingDelete', totals: EMPTY_TOTALS })
    return ok({ loaded, lines })
  })
}

async function lockGuestCart(
  tx: Transaction,
  { ref, guestKey }: { ref: string; guestKey: string | null },
): Promise<Result<Cart>> {
  if (guestKey === null) return err(cartErrors.notAGuestCart)
  const isLive = ref === 'current' || ref === 'active'
  const id = isLive ? null : normalizeId(ref, '0a6')
  const cartById = id === null ? null : await findCartForUpdate(tx, id)
  const cart = isLive ? await findLiveCartForUpdate(tx, { guestKey }) : cartById
  if (cart === null) return err(cartErrors.notAGuestCart)
  if (cart.ownerId !== null || cart.guestKey !== guestKey) return err(cartErrors.foreignCart)
  if (cart.status === 'PendingDelete') return err(deletedCartError(cart.id))
  return cart.status === 'Closed' ? err(cartErrors.closedCart) : ok(cart)
}

/** Adds the coupons of the guest's cart; skips those that cannot be applied to the buyer's cart. */
async function copyApplicableCoupons(
  tx: Transaction,
  { shopper, from, to }: { shopper: Shopper; from: Cart; to: LoadedCart },
): Promise<LoadedCart> {
  let loaded = to
  for (const { code } of (await findCartDiscounts(tx, shopper, from)).coupons) {
    const couponResult = await runOrRollBack(tx, (savepoint) => addCouponAndReprice(savepoint, loaded, code))
    if (couponResult.ok) loaded = couponResult.value
  }
  return loaded
}

function toCartItemInput({ productId, quantity, sellingModelId, subscriptionTerm, subType, customFields }: CartLine) {
  return {
    type: 'Product' as const,
    productId,
    quantity: toText(quantity),
    productSellingModelId: sellingModelId,
    subscriptionTerm,
    subType,
    customFields: [...customFields],
  }
}
