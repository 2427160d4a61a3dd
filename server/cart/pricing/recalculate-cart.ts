import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import type { CustomFields } from '../cart.ts'
import type { CartRef } from '../load-cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { lockAndRepriceEditableCart, lockAndRepriceLiveCart } from '../lock-cart.ts'
import { repriceCart } from './reprice-cart.ts'
import type { Transaction } from '../store.ts'

/** Locks a cart, replaces its custom fields (null: keeps them), and reprices it. */
export async function lockAndRecalculateCart(
  tx: Transaction,
  shopper: Shopper,
  { ref, customFields }: { readonly ref: CartRef; readonly customFields: CustomFields | null },
): Promise<Result<LoadedCart>> {
  const lockResult = await (customFields === null ? lockAndRepriceLiveCart : lockAndRepriceEditableCart)(
    tx,
    shopper,
    ref,
  )
  if (!lockResult.ok) return lockResult
  const { cart } = lockResult.value
  return ok(
    await repriceCart(tx, {
      ...lockResult.value,
      cart: { ...cart, customFields: customFields ?? cart.customFields },
    }),
  )
}
