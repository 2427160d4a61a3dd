import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type CartRef, findNamedCart, type OpenCart } from './open-cart.ts'
import { openForChange } from './open-for-change.ts'
import { type Executor, saveCart } from './store.ts'

/** Makes a cart the primary one of its owner, and the former primary cart a secondary one. */
export async function exchangePrimary(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart>> {
  const opened = await openForChange(executor, shopper, ref)
  if (!opened.ok || !opened.value.cart.isSecondary) return opened
  const open = opened.value
  const former = await findNamedCart(executor, open.shopper, { ref: 'current', lock: true })
  if (!former.ok) return former
  if (former.value !== null) await saveCart(executor, { ...former.value, isSecondary: true })
  const cart = { ...open.cart, isSecondary: false }
  await saveCart(executor, cart)
  return ok({ ...open, cart })
}
