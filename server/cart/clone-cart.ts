import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { identifyShopper, type Shopper } from '../accounts/service.ts'
import { addCouponToCart } from '../promotions/service.ts'
import { cartErrors } from './errors.ts'
import { saveLines, findLines } from './lines/line-store.ts'
import { loadCart } from './load-cart.ts'
import { hasReachedCartLimit, insertEmptyCartWithinLimit } from './create-cart.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { repriceCart } from './pricing/reprice-cart.ts'
import type { ReadOnlyDb, Transaction } from './store.ts'

/**
 * Copies a locked cart into one that can be paid but not changed, for an account that the shopper may act for (null:
 * the account of the cart). The copy has the products and prices of that account.
 */
export async function cloneLockedCartForPayment(
  tx: Transaction,
  loaded: LoadedCart,
  targetAccountId: string | null,
): Promise<Result<LoadedCart>> {
  const { cart, groups, discounts } = loaded
  const targetResult = await findTargetShopper(tx, loaded.shopper, targetAccountId)
  if (!targetResult.ok) return targetResult
  const target = targetResult.value
  const lines = await findLines(tx, cart.id)
  if (lines.length === 0) return err(cartErrors.cloneOfEmptyCart)
  if (await hasReachedCartLimit(tx, target)) return err(cartErrors.tooManyCarts)
  const newIds = new Map(groups.map(({ group }) => [group.id, newId('0a7')]))
  const copiedGroups = groups.map(({ group }) => ({ ...group, id: newIds.get(group.id) ?? newId('0a7') }))
  const createResult = await insertEmptyCartWithinLimit(tx, target, {
    name: cart.name,
    type: 'PayNowReadOnly',
    customFields: cart.customFields,
    groups: copiedGroups,
  })
  if (!createResult.ok) return createResult
  const copy = createResult.value
  if (copy === null) throw new Error('A secondary cart was not created, although it cannot conflict with another cart.')
  await saveLines(
    tx,
    lines.map((line) => ({
      ...line,
      id: newId('0a9'),
      cartId: copy.cart.id,
      deliveryGroupId: newIds.get(line.deliveryGroupId) ?? '',
    })),
  )
  for (const { code } of discounts.coupons)
    await addCouponToCart(tx, target, { cart: { id: copy.cart.id, lineCount: lines.length }, code })
  return ok(await repriceCart(tx, await loadCart(tx, target, copy.cart)))
}

async function findTargetShopper(db: ReadOnlyDb, shopper: Shopper, accountId: string | null): Promise<Result<Shopper>> {
  if (accountId === null || accountId === shopper.account?.id) return ok(shopper)
  const { webstore, user, currency } = shopper
  return identifyShopper(db, {
    webstore,
    user,
    guestKey: null,
    guestCartLimit: null,
    effectiveAccountId: accountId,
    currencyIsoCode: currency,
  })
}
