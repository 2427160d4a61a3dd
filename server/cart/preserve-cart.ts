import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { releaseReservation } from '../inventory/service.ts'
import { findCartOffers } from '../promotions/service.ts'
import { addToCart } from './add-items.ts'
import type { Cart, CartLine } from './cart.ts'
import { addCoupon } from './cart-coupons.ts'
import { EMPTY_TOTALS } from './cart-totals.ts'
import { cartRefusals, deletedCart } from './errors.ts'
import { ensureLiveCart, type OpenCart } from './open-cart.ts'
import { isStale, repriceCart } from './reprice-cart.ts'
import { type Executor, findCart, findLines, findLiveCart, removeLines, saveCart } from './store.ts'

/** What became of a guest's lines. */
export interface PreservedLines {
  readonly open: OpenCart
  readonly lines: ReadonlyArray<{ readonly guestLine: CartLine; readonly outcome: Result<CartLine> }>
}

/**
 * Moves the lines of a guest's cart into the cart of the buyer who has signed in, and gives the guest's cart up: it can
 * be kept once. `guestKey` is the secret that the browser still holds; without it the cart of another guest could be
 * taken.
 */
export async function moveGuestCart(
  executor: Executor,
  shopper: Shopper,
  guest: { readonly ref: string; readonly guestKey: string | null },
): Promise<Result<PreservedLines>> {
  const found = await lockGuestCart(executor, guest)
  if (!found.ok) return found
  const guestCart = found.value
  const guestLines = await findLines(executor, guestCart.id)
  const ensured = await ensureLiveCart(executor, shopper)
  if (!ensured.ok) return ensured
  const target = ensured.value.open
  const current = isStale(target) ? await repriceCart(executor, target) : target
  const added = await addToCart(executor, current, guestLines.map(toInput))
  const lines = guestLines.flatMap((guestLine, index) => {
    const outcome = added.results[index]
    return outcome === undefined ? [] : [{ guestLine, outcome }]
  })
  const open = await moveCoupons(executor, { shopper, from: guestCart, to: added.open })
  await releaseReservation(executor, guestCart.id)
  await removeLines(executor, guestCart.id)
  await saveCart(executor, { ...guestCart, status: 'PendingDelete', totals: EMPTY_TOTALS })
  return ok({ open, lines })
}

async function lockGuestCart(
  executor: Executor,
  { ref, guestKey }: { ref: string; guestKey: string | null },
): Promise<Result<Cart>> {
  if (guestKey === null) return err(cartRefusals.notAGuestCart)
  const isLive = ref === 'current' || ref === 'active'
  const id = isLive ? null : normalizeId(ref, '0a6')
  const named = id === null ? null : await findCart(executor, id, { lock: true })
  const cart = isLive ? await findLiveCart(executor, { guestKey }, { lock: true }) : named
  if (cart === null) return err(cartRefusals.notAGuestCart)
  if (cart.ownerId !== null || cart.guestKey !== guestKey) return err(cartRefusals.foreignCart)
  if (cart.status === 'PendingDelete') return err(deletedCart(cart.id))
  return cart.status === 'Closed' ? err(cartRefusals.closedCart) : ok(cart)
}

/** Coupons that the buyer's cart does not profit from are left behind. */
async function moveCoupons(
  executor: Executor,
  { shopper, from, to }: { shopper: Shopper; from: Cart; to: OpenCart },
): Promise<OpenCart> {
  let open = to
  for (const { code } of (await findCartOffers(executor, shopper, { ...from, isOrdered: false })).coupons) {
    const applied = await transactional(executor, (inner) => addCoupon(inner, open, code))
    if (applied.ok) open = applied.value
  }
  return open
}

function toInput({ productId, quantity, sellingModelId, subscriptionTerm, subType, customFields }: CartLine) {
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
