import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { loadLabelTranslation } from '../../catalogue/service.ts'
import { cacheUntilBaseChanges } from '../../webstore/service.ts'
import type { DeliveryAddress, DeliveryGroup, DeliveryMethod, GroupWithMethod } from '../cart.ts'
import { findActiveDeliveryMethods, saveDeliveryGroup } from './delivery-store.ts'
import { cartErrors } from '../errors.ts'
import { toDestination } from './destination.ts'
import { type LoadedCart, withGroup } from '../loaded-cart.ts'
import { hasStalePrices, repriceCart, repriceCartIfStale } from '../pricing/reprice-cart.ts'
import { type ReadOnlyDb, type Transaction, updateCart } from '../store.ts'

/** What the buyer can set for a delivery besides address and method. */
export type DeliveryPreferences = Partial<
  Pick<
    DeliveryGroup,
    'name' | 'desiredDeliveryDate' | 'shippingInstructions' | 'isGift' | 'giftMessage' | 'giftToName' | 'customFields'
  >
>

/** Delivery group id → the delivery methods available for its address; none without an address. */
export type MethodsByGroup = ReadonlyMap<string, readonly ShownMethod[]>

/** A delivery method with its name in the language of the request; without one, that is its own name. */
export interface ShownMethod extends DeliveryMethod {
  readonly shownName?: string
}

const findActiveDeliveryMethodsCached = cacheUntilBaseChanges('delivery methods', findActiveDeliveryMethods)

/** Finds the delivery methods that are available for each delivery group of a cart. */
export async function findDeliveryMethodsByGroup(
  db: ReadOnlyDb,
  { groups, cart, shopper }: Pick<LoadedCart, 'groups' | 'cart' | 'shopper'>,
): Promise<MethodsByGroup> {
  const methods = new Map<string, readonly ShownMethod[]>()
  const { currencyIsoCode } = cart
  for (const { group } of groups) {
    const country = toDestination(group)?.country
    const available =
      country === undefined ? [] : await findMethodsForCountry(db, shopper, { country, currencyIsoCode })
    methods.set(group.id, available)
  }
  return methods
}

/** Finds the delivery methods that are available in a country, for orders in a currency. */
export async function findMethodsForCountry(
  db: ReadOnlyDb,
  { webstore }: LoadedCart['shopper'],
  { country, currencyIsoCode }: { readonly country: string; readonly currencyIsoCode: string },
): Promise<ShownMethod[]> {
  const translateLabel = await loadLabelTranslation(db, webstore)
  return (await findActiveDeliveryMethodsCached(db, webstore)).flatMap(({ method, countries }) =>
    method.currencyIsoCode === currencyIsoCode && (countries.length === 0 || countries.includes(country))
      ? [{ ...method, shownName: translateLabel('DeliveryMethod', method.name) }]
      : [],
  )
}

/**
 * Returns a delivery group with another address: it keeps its delivery method where that is still available, otherwise
 * it gets the first available one. Saves nothing.
 */
export async function withAddressAndAvailableMethod(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  { delivery: { group }, address }: { readonly delivery: GroupWithMethod; readonly address: DeliveryAddress | null },
): Promise<GroupWithMethod> {
  const addressedGroup = { ...group, deliveryAddress: address }
  const methods =
    (await findDeliveryMethodsByGroup(db, withGroup(loaded, { group: addressedGroup, method: null }))).get(group.id) ??
    []
  const method = methods.find(({ id }) => id === group.deliveryMethodId) ?? methods[0] ?? null
  return { group: { ...addressedGroup, deliveryMethodId: method?.id ?? null }, method }
}

/**
 * Returns a delivery group with another delivery method, or an error when that is not available for its address. Saves
 * nothing.
 */
export async function withMethodIfAvailable(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  { delivery: { group }, methodId }: { readonly delivery: GroupWithMethod; readonly methodId: string },
): Promise<Result<GroupWithMethod>> {
  const methods = (await findDeliveryMethodsByGroup(db, withGroup(loaded, { group, method: null }))).get(group.id)
  const method = methods?.find(({ id }) => id === methodId)
  return method === undefined
    ? err(cartErrors.deliveryMethodNotAvailable)
    : ok({ group: { ...group, deliveryMethodId: method.id }, method })
}

/**
 * Saves the address of the default delivery group of a locked cart, and another delivery method when the chosen one is
 * not offered there. Reprices the cart when its taxes change.
 */
export async function saveDeliveryAddressAndReprice(
  tx: Transaction,
  loaded: LoadedCart,
  address: DeliveryAddress | null,
): Promise<LoadedCart> {
  return saveGroupAndRepriceCart(
    tx,
    loaded,
    await withAddressAndAvailableMethod(tx, loaded, { delivery: loaded, address }),
  )
}

/**
 * Saves the method of the default delivery group of a locked cart, and reprices the cart when needed; returns an error
 * when the method is not available for its address.
 */
export async function saveDeliveryMethodAndReprice(
  tx: Transaction,
  loaded: LoadedCart,
  methodId: string,
): Promise<Result<LoadedCart>> {
  const methodResult = await withMethodIfAvailable(tx, loaded, { delivery: loaded, methodId })
  return methodResult.ok ? ok(await saveGroupAndRepriceCart(tx, loaded, methodResult.value)) : methodResult
}

/** Saves the buyer's preferences for the default delivery group, and reprices the cart if its prices are stale. */
export async function savePreferencesAndReprice(
  tx: Transaction,
  loaded: LoadedCart,
  preferences: DeliveryPreferences,
): Promise<LoadedCart> {
  return saveGroupAndRepriceCart(tx, loaded, { group: { ...loaded.group, ...preferences }, method: loaded.method })
}

/** Saves a changed delivery group, and reprices the cart when its prices depend on the change. */
export async function saveGroupAndRepriceCart(
  tx: Transaction,
  loaded: LoadedCart,
  changedGroup: GroupWithMethod,
): Promise<LoadedCart> {
  const [, repriced] = await Promise.all([
    saveDeliveryGroup(tx, changedGroup.group),
    repriceCartIfStale(tx, withGroup(loaded, changedGroup)),
  ])
  return repriced
}

/** Starts the checkout of a locked cart: saves its status and, unless null, the address of its default delivery group. */
export async function startCheckoutOfCart(
  tx: Transaction,
  loaded: LoadedCart,
  address: DeliveryAddress | null,
): Promise<LoadedCart> {
  const startedCart = { ...loaded, cart: { ...loaded.cart, status: 'Checkout' as const } }
  const delivery =
    address === null
      ? startedCart
      : await withAddressAndAvailableMethod(tx, startedCart, { delivery: startedCart, address })
  const cartWithAddress = withGroup(startedCart, { group: delivery.group, method: delivery.method })
  const [, saved] = await Promise.all([
    address === null ? undefined : saveDeliveryGroup(tx, delivery.group),
    hasStalePrices(cartWithAddress)
      ? repriceCart(tx, cartWithAddress)
      : updateCart(tx, cartWithAddress.cart).then(() => cartWithAddress),
  ])
  return saved
}
