import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { identifyShopper, type Shopper } from '../accounts/service.ts'
import { putCouponOnCart } from '../promotions/service.ts'
import { cartRefusals } from './errors.ts'
import { saveLines } from './line-store.ts'
import { hasTooManyCarts, makeCart, openCart, type OpenCart } from './open-cart.ts'
import { repriceCart } from './reprice-cart.ts'
import { type Executor, findLines } from './store.ts'

/**
 * Copies a locked cart, as it is now, into one that can be paid and not be changed, for an account that the shopper may
 * act for (null: the cart's own). What the account may not have, or has another price for, is so in the copy.
 */
export async function cloneCart(
  executor: Executor,
  open: OpenCart,
  targetAccountId: string | null,
): Promise<Result<OpenCart>> {
  const { cart, groups, offers } = open
  const found = await targetOf(executor, open.shopper, targetAccountId)
  if (!found.ok) return found
  const target = found.value
  const lines = await findLines(executor, cart.id)
  if (lines.length === 0) return err(cartRefusals.emptyClone)
  if (await hasTooManyCarts(executor, target)) return err(cartRefusals.tooManyCarts)
  const newIds = new Map(groups.map(({ group }) => [group.id, newId('0a7')]))
  const copies = groups.map(({ group }) => ({ ...group, id: newIds.get(group.id) ?? newId('0a7') }))
  const made = await makeCart(executor, target, {
    name: cart.name,
    type: 'PayNowReadOnly',
    customFields: cart.customFields,
    groups: copies,
  })
  if (!made.ok) return made
  const copy = made.value
  if (copy === null) throw new Error('A cart that is not the one being filled stands in the way of no other.')
  await saveLines(
    executor,
    lines.map((line) => ({
      ...line,
      id: newId('0a9'),
      cartId: copy.cart.id,
      deliveryGroupId: newIds.get(line.deliveryGroupId) ?? '',
    })),
  )
  for (const { code } of offers.coupons)
    await putCouponOnCart(executor, target, { cart: { id: copy.cart.id, lineCount: lines.length }, code })
  return ok(await repriceCart(executor, await openCart(executor, target, copy.cart)))
}

async function targetOf(executor: Executor, shopper: Shopper, accountId: string | null): Promise<Result<Shopper>> {
  if (accountId === null || accountId === shopper.account?.id) return ok(shopper)
  const { webstore, user, currency } = shopper
  return identifyShopper(executor, {
    webstore,
    user,
    guestKey: null,
    guestCartLimit: null,
    effectiveAccountId: accountId,
    currencyIsoCode: currency,
  })
}
