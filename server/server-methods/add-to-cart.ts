import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { CartAddition } from '@hydrant/contract/shop/server-methods.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/server-methods.js'
import type { Shopper } from '../accounts/service.ts'
import { addItem, withEnsuredGuestKey, findGuestQuantities, guestLimitReachedMessage } from '../cart/service.ts'
import { resolveShopperForAccount } from './resolve-shopper-for-account.ts'
import { missingParamError } from './errors.ts'
import type { MethodCall, ServerMethod } from './method.ts'

/**
 * The server method that adds a product to the shopper's current cart, or to the cart that the parameters name. A guest
 * gets a warning when the cart has reached the maximum quantity for guests.
 */
export const addToCart: ServerMethod = {
  isCacheable: false,
  guests: 'if-browsing-and-cart',
  async run(call) {
    const shopperResult =
      call.params['effectiveAccountId'] === undefined ? ok(call.shopper) : await resolveShopperForAccount(call)
    return shopperResult.ok
      ? addProductToCart(call, withEnsuredGuestKey({ ...call, shopper: shopperResult.value }))
      : shopperResult
  },
}

async function addProductToCart(
  { database, params, requestKey }: MethodCall,
  shopper: Shopper,
): Promise<Result<CartAddition>> {
  const { productId, quantity, cartId } = params
  if (typeof productId !== 'string' || productId === '') return err(missingParamError('productId'))
  if (!isQuantity(quantity)) return err(missingParamError('quantity'))
  const added = await addItem(database, shopper, {
    ref: typeof cartId === 'string' && cartId !== '' ? cartId : 'current',
    input: { productId, quantity, type: 'Product' },
    requestKey,
  })
  if (!added.ok) return added
  const { loaded, line } = added.value
  const quantities = await database.query((db) => findGuestQuantities(db, loaded, [line]))
  const isAtLimit = quantities.get(line.productId)?.gte(decimal(shopper.webstore.guestMaximumQuantity)) === true
  return ok({
    cartId: loaded.cart.id,
    cartItemId: line.id,
    ...(isAtLimit
      ? { severity: 'warning', message: guestLimitReachedMessage() }
      : { severity: 'success', message: messages.productAdded() }),
  })
}

function isQuantity(value: Json | undefined): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
