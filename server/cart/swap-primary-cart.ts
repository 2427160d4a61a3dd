import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type CartRef, findCartByRef, type LoadedCart } from './load-cart.ts'
import { lockCartForChange } from './lock-cart.ts'
import { type Executor, updateCart } from './store.ts'

/** Makes a cart the primary one of its owner, and the previous primary cart a secondary one. */
export async function swapPrimaryCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  const locked = await lockCartForChange(executor, shopper, ref)
  if (!locked.ok || !locked.value.cart.isSecondary) return locked
  const loaded = locked.value
  const former = await findCartByRef(executor, loaded.shopper, { ref: 'current', lock: true })
  if (!former.ok) return former
  if (former.value !== null) await updateCart(executor, { ...former.value, isSecondary: true })
  const cart = { ...loaded.cart, isSecondary: false }
  await updateCart(executor, cart)
  return ok({ ...loaded, cart })
}
