import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { cartErrors } from './errors.ts'
import { type CartRef, findCartByRefForUpdate } from './load-cart.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { lockAndRepriceEditableCart } from './lock-cart.ts'
import { type Transaction, updateCart } from './store.ts'

/** Makes a cart the primary one of its owner, and the previous primary cart a secondary one. */
export async function swapPrimaryCart(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  const lockResult = await lockAndRepriceEditableCart(tx, shopper, ref)
  if (!lockResult.ok || !lockResult.value.cart.isSecondary) return lockResult
  const loaded = lockResult.value
  if (loaded.cart.isSavedForLater) return err(cartErrors.savedForLater)
  const formerCartResult = await findCartByRefForUpdate(tx, loaded.shopper, 'current')
  if (!formerCartResult.ok) return formerCartResult
  if (formerCartResult.value !== null) await updateCart(tx, { ...formerCartResult.value, isSecondary: true })
  const cart = { ...loaded.cart, isSecondary: false }
  await updateCart(tx, cart)
  return ok({ ...loaded, cart })
}
