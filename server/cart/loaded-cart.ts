import type { Shopper } from '../accounts/service.ts'
import type { ActivePriceBook } from '../pricing/service.ts'
import type { CartDiscounts } from '../promotions/service.ts'
import type { Cart, DeliveryGroup, DeliveryMethod, GroupWithMethod } from './cart.ts'

/** A cart with everything that its amounts are calculated from. */
export interface LoadedCart {
  /** The shopper of the request, with the currency of the cart. */
  readonly shopper: Shopper
  readonly cart: Cart
  /** Every delivery group with its method, the default one first and the others in the order of creation. */
  readonly groups: readonly GroupWithMethod[]
  /** The default delivery group. */
  readonly group: DeliveryGroup
  /** The method of the default delivery group. */
  readonly method: DeliveryMethod | null
  readonly discounts: CartDiscounts
  /** Set for a new cart that has not been inserted yet. */
  readonly isUnsaved?: true
  /** The price books that apply to the shopper now. */
  readonly priceBooks: readonly ActivePriceBook[]
}

/**
 * Returns a loaded cart with these delivery groups, the default one first. Throws without a default group: every cart
 * is created with one.
 */
export function withGroups(
  loaded: Pick<LoadedCart, 'shopper' | 'cart' | 'discounts' | 'priceBooks'>,
  groups: readonly GroupWithMethod[],
): LoadedCart {
  const [first] = groups
  if (first === undefined || !first.group.isDefault)
    throw new Error(`Cart ${loaded.cart.id} has no default delivery group.`)
  return { ...loaded, groups, group: first.group, method: first.method }
}

/** Returns a loaded cart with one delivery group replaced. */
export function withGroup(loaded: LoadedCart, changed: GroupWithMethod): LoadedCart {
  return withGroups(
    loaded,
    loaded.groups.map((groupWithMethod) => (groupWithMethod.group.id === changed.group.id ? changed : groupWithMethod)),
  )
}
