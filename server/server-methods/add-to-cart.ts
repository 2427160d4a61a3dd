import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { CartAddition } from '@hydrant/contract/shop/server-methods.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { addItem, findGuestPieces, GUEST_LIMIT_REACHED } from '../cart/service.ts'
import { actingFor } from './acting-for.ts'
import { missingParam } from './errors.ts'
import type { MethodCall, ServerMethod } from './method.ts'

const ADDED = 'Product is successfully added to Cart'

/**
 * Adds a product to the caller's cart, or to the one that they name; a guest is warned when they have as many of it as
 * guests may buy.
 */
export const addToCart: ServerMethod = {
  isCacheable: false,
  guests: 'if-cart',
  async run(call) {
    const acting = call.params['effectiveAccountId'] === undefined ? ok(call.shopper) : await actingFor(call)
    return acting.ok ? add(call, withCartKey(acting.value, call)) : acting
  },
}

async function add({ database, params, requestKey }: MethodCall, shopper: Shopper): Promise<Result<CartAddition>> {
  const { productId, quantity, cartId } = params
  if (typeof productId !== 'string' || productId === '') return err(missingParam('productId'))
  if (!isQuantity(quantity)) return err(missingParam('quantity'))
  const added = await addItem(database, shopper, {
    ref: typeof cartId === 'string' && cartId !== '' ? cartId : 'current',
    input: { productId, quantity, type: 'Product' },
    requestKey,
  })
  if (!added.ok) return added
  const { open, line } = added.value
  const pieces = await database.read((executor) => findGuestPieces(executor, open, [line]))
  const isAtLimit = pieces.get(line.productId)?.gte(decimal(shopper.webstore.guestMaximumQuantity)) === true
  return ok({
    cartId: open.cart.id,
    cartItemId: line.id,
    ...(isAtLimit ? { severity: 'warning', message: GUEST_LIMIT_REACHED } : { severity: 'success', message: ADDED }),
  })
}

function withCartKey(shopper: Shopper, { guestKey }: MethodCall): Shopper {
  return shopper.user === null ? { ...shopper, guestKey: guestKey() } : shopper
}

function isQuantity(value: Json | undefined): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
