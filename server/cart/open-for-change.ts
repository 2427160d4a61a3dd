import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { Cart, CartLine } from './cart.ts'
import { freshlyPriced } from './cart-delivery.ts'
import { cartRefusals } from './errors.ts'
import { type CartRef, ensureLiveCart, findNamedCart, isLive, openCart, type OpenCart } from './open-cart.ts'
import { type Executor, findLine } from './store.ts'

/**
 * Locks a cart whose contents are to be changed, and brings its prices up to date. Refused when there is none or it
 * cannot be changed.
 */
export function openForChange(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart>> {
  return openThat(executor, shopper, { ref, isMeant: (cart) => isLive(cart) && cart.type === 'Cart' })
}

/** The same of a cart that is to be paid, held or given up: it may also be one that cannot be changed. */
export function openLive(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart>> {
  return openThat(executor, shopper, { ref, isMeant: isLive })
}

async function openThat(
  executor: Executor,
  shopper: Shopper,
  asked: { readonly ref: CartRef; readonly isMeant: (cart: Cart) => boolean },
): Promise<Result<OpenCart>> {
  const found = await findNamedCart(executor, shopper, { ref: asked.ref, lock: true })
  if (!found.ok) return found
  if (found.value === null) return err(cartRefusals.noActiveCart)
  if (!asked.isMeant(found.value)) return err(cartRefusals.closedCart)
  return ok(await freshlyPriced(executor, await openCart(executor, shopper, found.value)))
}

/** Locks a cart that is to be changed; `current` and `active` are made when there is none. */
export async function ensureForChange(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart>> {
  if ((ref !== 'current' && ref !== 'active') || (ref === 'active' && shopper.user === null))
    return openForChange(executor, shopper, ref)
  const ensured = await ensureLiveCart(executor, shopper)
  return ensured.ok ? ok(await freshlyPriced(executor, ensured.value.open)) : ensured
}

/** Locks a cart in whatever state it is, its prices as they stand; null: `current`, and there is none. */
export async function lockCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart | null>> {
  return seeCart(executor, shopper, { ref, lock: true })
}

/** A line of a cart that is locked to be changed. */
export async function openLine(
  executor: Executor,
  shopper: Shopper,
  named: { readonly ref: CartRef; readonly lineId: string },
): Promise<Result<{ open: OpenCart; line: CartLine }>> {
  const opened = await openForChange(executor, shopper, named.ref)
  if (!opened.ok) return opened
  const lineId = normalizeId(named.lineId, '0a9')
  const line = lineId === null ? null : await findLine(executor, opened.value.cart.id, lineId)
  return line === null ? err(cartRefusals.unknownLine) : ok({ open: opened.value, line })
}

/** A cart as it stands; null: `current`, and there is none. */
export async function seeCart(
  executor: Executor,
  shopper: Shopper,
  named: { readonly ref: CartRef; readonly lock: boolean },
): Promise<Result<OpenCart | null>> {
  const found = await findNamedCart(executor, shopper, named)
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found
  return ok(await openCart(executor, shopper, found.value))
}
