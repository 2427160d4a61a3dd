import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup, DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import { textOf } from '../session/form-text.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/** What can be said of an order that is a gift, and what has been. */
export interface GiftView {
  readonly isGift: boolean
  readonly toName: string
  /** Null where the store takes no messages. */
  readonly message: string | null
  /** What it can be wrapped in; they are products, each a line of its own. */
  readonly wraps: readonly GiftWrapView[]
}

/** Something that a gift can be wrapped in. */
export interface GiftWrapView {
  readonly id: string
  readonly name: string
  /** A decimal string; null when it is not known. */
  readonly price: string | null
  readonly isChosen: boolean
}

/** Says in a form that it has the fields of a gift: a checkbox that is not checked is in no form. */
export const HAS_GIFT_FIELDS = 'hasGiftFields'

/** What the checkout of a cart shows of gifts; null where the store has none. */
export async function loadGift(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  {
    application,
    group,
    cart,
  }: {
    readonly application: ApplicationContext
    readonly group: DeliveryGroup | null
    readonly cart: CartItemCollection
  },
): Promise<GiftView | null> {
  const { giftingConfig } = application
  if (group === null || giftingConfig?.isGiftingEnabled !== true) return null
  return {
    isGift: group.isGift === true,
    toName: group.giftToName ?? '',
    message: giftingConfig.isGiftMessageEnabled ? (group.giftMessage ?? '') : null,
    wraps: giftingConfig.isGiftWrapEnabled ? await loadWraps(shop, application, cart) : [],
  }
}

async function loadWraps(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  application: ApplicationContext,
  cart: CartItemCollection,
): Promise<GiftWrapView[]> {
  const found = await orWithout(shop, shop.client.catalogue.giftWraps(application), null)
  const wraps = found?.products ?? []
  if (wraps.length === 0) return []
  const priced = await orWithout(
    shop,
    shop.client.pricing.calculate({ pricingLineItems: wraps.map(({ id }) => ({ productId: id })) }),
    null,
  )
  const prices = new Map(
    (priced?.pricingLineItemResults ?? []).map(({ productId, unitPrice }) => [productId, unitPrice]),
  )
  const inCart = new Set(cart.cartItems.map(({ cartItem }) => cartItem.productId))
  return wraps.map(({ id, fields }) => ({
    id,
    name: fields['Name'] ?? '',
    price: prices.get(id) ?? null,
    isChosen: inCart.has(id),
  }))
}

/**
 * A delivery group as the gift that a form makes of it: whether it is one (`isGift`), for whom (`giftToName`) and with
 * which message. Who writes to whom it goes, or a message, sends a gift.
 */
export function readGift(
  form: FormData,
  group: Pick<DeliveryGroup, 'isGift'>,
): Pick<DeliveryGroupInput, 'isGift' | 'giftToName' | 'giftMessage'> {
  const [toName, message] = [textOf(form, 'giftToName'), textOf(form, 'giftMessage')]
  const isNew = group.isGift !== true && (toName !== '' || message !== '' || textOf(form, 'giftWrap') !== '')
  const isGift = textOf(form, 'isGift') === 'on' || isNew
  return {
    isGift,
    giftToName: (isGift && toName) || null,
    ...(form.has('giftMessage') || !isGift ? { giftMessage: (isGift && message) || null } : {}),
  }
}

/**
 * Puts one wrap into the current cart and takes the others out; an empty id means none. Says whether that has changed
 * the cart.
 */
export async function wrapIn(client: ShopClient, chosenId: string): Promise<boolean> {
  const wraps = new Set((await client.catalogue.giftWraps(await client.context.application())).productIds)
  const { cartItems } = await client.carts.items('current', { pageSize: 100 })
  const lines = cartItems.map(({ cartItem }) => cartItem).filter(({ productId }) => wraps.has(productId))
  const others = lines.flatMap(({ cartItemId, productId }) =>
    productId !== chosenId && cartItemId ? [cartItemId] : [],
  )
  for (const cartItemId of others) await client.carts.deleteItem({ cart: 'current', cartItemId })
  const isMissing = wraps.has(chosenId) && !lines.some(({ productId }) => productId === chosenId)
  if (isMissing) await client.carts.addItem('current', { productId: chosenId, quantity: '1', type: 'Product' })
  return isMissing || others.length > 0
}
