import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup, DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import { readTextField } from '../session/form-text.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** The gift options of a store and what was chosen. */
export interface GiftView {
  readonly isGift: boolean
  readonly toName: string
  /** Null when the store has no gift messages. */
  readonly message: string | null
  /** The gift wraps; they are products, each a line of its own. */
  readonly wraps: readonly GiftWrapView[]
}

/** A gift wrap. */
export interface GiftWrapView {
  readonly id: string
  readonly name: string
  /** A decimal string; null when unknown. */
  readonly price: string | null
  readonly isChosen: boolean
}

/** Marks a form that has the gift fields: an unchecked checkbox is not sent. */
export const GIFT_FIELDS_MARKER = 'hasGiftFields'

/** Loads the gift options for the checkout of a cart; null when the store has none. */
export async function loadGiftOptions(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  {
    application,
    group,
    cart,
  }: {
    readonly application: Pick<ApplicationContext, 'giftingConfig'>
    readonly group: Pick<DeliveryGroup, 'isGift' | 'giftToName' | 'giftMessage'> | null
    readonly cart: Pick<CartItemCollection, 'cartItems'>
  },
): Promise<GiftView | null> {
  const { giftingConfig } = application
  if (group === null || giftingConfig?.isGiftingEnabled !== true) return null
  return {
    isGift: group.isGift === true,
    toName: group.giftToName ?? '',
    message: giftingConfig.isGiftMessageEnabled ? (group.giftMessage ?? '') : null,
    wraps: giftingConfig.isGiftWrapEnabled ? await loadGiftWraps(shop, application, cart) : [],
  }
}

async function loadGiftWraps(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  applicationContext: Pick<ApplicationContext, 'giftingConfig'>,
  cart: Pick<CartItemCollection, 'cartItems'>,
): Promise<GiftWrapView[]> {
  const wrapProducts = await withFallback(shop, shop.client.giftWraps(applicationContext), null)
  const wraps = wrapProducts?.products ?? []
  if (wraps.length === 0) return []
  const pricing = await withFallback(
    shop,
    shop.client.calculatePrices({ pricingLineItems: wraps.map(({ id }) => ({ productId: id })) }),
    null,
  )
  const prices = new Map(
    (pricing?.pricingLineItemResults ?? []).map(({ productId, unitPrice }) => [productId, unitPrice]),
  )
  const cartProductIds = new Set(cart.cartItems.map(({ cartItem }) => cartItem.productId))
  return wraps.map(({ id, fields }) => ({
    id,
    name: fields['Name'] ?? '',
    price: prices.get(id) ?? null,
    isChosen: cartProductIds.has(id),
  }))
}

/**
 * Reads a delivery group's gift from a form: whether it is one (`isGift`), for whom (`giftToName`) and the message.
 * Entering a recipient or a message makes it a gift.
 */
export function readGift(
  form: FormData,
  group: Pick<DeliveryGroup, 'isGift'>,
): Pick<DeliveryGroupInput, 'isGift' | 'giftToName' | 'giftMessage'> {
  const [toName, message] = [readTextField(form, 'giftToName'), readTextField(form, 'giftMessage')]
  const isNew = group.isGift !== true && (toName !== '' || message !== '' || readTextField(form, 'giftWrap') !== '')
  const isGift = readTextField(form, 'isGift') === 'on' || isNew
  return {
    isGift,
    giftToName: (isGift && toName) || null,
    ...(form.has('giftMessage') || !isGift ? { giftMessage: (isGift && message) || null } : {}),
  }
}

/**
 * Puts one gift wrap into the current cart and removes the others; an empty id means none. Returns whether the cart has
 * changed.
 */
export async function setGiftWrap(client: ShopClient, chosenId: string): Promise<boolean> {
  const wraps = new Set((await client.giftWraps(await client.getApplicationContext())).productIds)
  const { cartItems } = await client.listCartItems('current', { pageSize: 100 })
  const wrapLines = cartItems.map(({ cartItem }) => cartItem).filter(({ productId }) => wraps.has(productId))
  const otherItemIds = wrapLines.flatMap(({ cartItemId, productId }) =>
    productId !== chosenId && cartItemId ? [cartItemId] : [],
  )
  for (const cartItemId of otherItemIds) await client.deleteCartItem('current', cartItemId)
  const isMissing = wraps.has(chosenId) && !wrapLines.some(({ productId }) => productId === chosenId)
  if (isMissing) await client.addCartItem('current', { productId: chosenId, quantity: '1', type: 'Product' })
  return isMissing || otherItemIds.length > 0
}
