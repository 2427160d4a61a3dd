import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { readTextField } from '../session/form-text.ts'
import { CART_ID_FIELD } from './cart-id-field.ts'
import { toShownCartName } from './cart-name.ts'

/**
 * Returns what to tell a buyer whose form was shown for a cart that is not the current one any more, because they have
 * switched in another tab; null when the form may go on. A cart that was ordered or deleted meanwhile is no reason.
 */
export async function findCartSwitchMessage(
  { client }: Pick<ShopContext, 'client'>,
  form: FormData,
): Promise<string | null> {
  const shownId = readTextField(form, CART_ID_FIELD)
  if (shownId === '') return null
  const { cartId } = await client.getCompactSummary()
  if (cartId === shownId) return null
  const [shown, current] = await Promise.all([findCart(client.getCart(shownId)), findCart(client.getCart('current'))])
  if (shown === null || !shown.isSecondary) return null
  return messages.switchedCart({
    shown: toShownCartName(shown.name),
    current: toShownCartName(current?.name ?? ''),
  })
}

async function findCart(request: Promise<CartSummary>): Promise<CartSummary | null> {
  try {
    return await request
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return null
    throw error
  }
}
