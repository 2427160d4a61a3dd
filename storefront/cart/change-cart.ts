import { data, redirect } from 'react-router'
import { addFeatured } from '../home/add-featured.ts'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import type { CartChange } from './cart-change.ts'
import { addToCart, applyCoupon, changeQuantity, clearCart, removeCoupon, removeLine } from './cart-changes.ts'

const INTENTS: Readonly<Record<string, (form: FormData, shop: ShopContext) => Promise<CartChange>>> = {
  add: addToCart,
  'add-featured': addFeatured,
  update: changeQuantity,
  remove: removeLine,
  clear: clearCart,
  coupon: applyCoupon,
  'remove-coupon': removeCoupon,
}

/**
 * Does what the field `intent` says: add, add-featured, update, remove, clear, coupon or remove-coupon. A form with
 * `returnTo` goes back there with a message for the next page; a form without it, which a script has sent, gets the
 * message as its answer. Who has to sign in first comes back there, or to the `page` that the script names.
 */
export async function changeCart(form: FormData, shop: ShopContext) {
  const intent = textOf(form, 'intent')
  const change = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined
  if (change === undefined) throw data(null, { status: 400 })
  const { undo, needsSignIn, ...result } = await change(form, shop)
  const asked = form.get('returnTo')
  const lineName = textOf(form, 'name')
  const returnTo = readReturnPath(asked, links.cart())
  if (needsSignIn) throw redirect(links.login(readReturnPath(asked ?? form.get('page'), links.cart())))
  if (asked === null) return data<CartChange>(result)
  leaveFlash(shop.cookies, {
    tone: result.tone ?? (result.ok ? 'success' : 'error'),
    message: result.ok || lineName === '' ? result.message : `${lineName}: ${result.message}`,
    undo: undo ?? null,
    leadsToCart: result.ok && !returnTo.startsWith(links.cart()),
  })
  throw redirect(returnTo)
}
