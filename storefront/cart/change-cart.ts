import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { addFeaturedToCart } from '../home/add-featured.ts'
import { links } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import type { CartChangeResult } from './cart-change-result.ts'
import { changeLineNote } from './change-note.ts'
import { SAVING_INTENTS } from './change-saved.ts'
import { changeSelection } from './change-selection.ts'
import { addToCart, applyCoupon, changeLineQuantity, clearCart, removeCoupon } from './cart-actions.ts'

const INTENT_HANDLERS: Readonly<Record<string, (form: FormData, shop: ShopContext) => Promise<CartChangeResult>>> = {
  add: addToCart,
  'add-featured': addFeaturedToCart,
  update: changeLineQuantity,
  note: changeLineNote,
  clear: clearCart,
  coupon: applyCoupon,
  'remove-coupon': removeCoupon,
}

/**
 * Handles a cart form by the field `intent`: add, add-featured, update, note, clear, coupon or remove-coupon; those of the
 * selected lines are handled by `changeSelection`. For a form with `returnTo` it sets a flash message and throws a
 * redirect there; a form without it, sent by a script, gets the message as the response. A guest who has to sign in
 * first comes back to `returnTo` or `page` afterwards.
 */
export async function handleCartForm(form: FormData, shop: ShopContext) {
  const intent = readTextField(form, 'intent')
  if (/^(remove:.*|remove-selected|restore)$/.test(intent) || SAVING_INTENTS.test(intent))
    return changeSelection(form, shop)
  const handleIntent = Object.hasOwn(INTENT_HANDLERS, intent) ? INTENT_HANDLERS[intent] : undefined
  if (handleIntent === undefined) throw data(null, { status: 400 })
  const { needsSignIn, ...result } = await handleIntent(form, shop)
  const returnField = form.get('returnTo')
  const lineName = readTextField(form, 'name')
  const returnTo = readReturnPath(returnField, links.cart())
  if (needsSignIn) throw redirect(links.login(readReturnPath(returnField ?? form.get('page'), links.cart())))
  if (returnField === null) return data<CartChangeResult>(result)
  setFlash(shop.cookies, {
    tone: result.tone ?? (result.ok ? 'success' : 'error'),
    message:
      result.ok || lineName === ''
        ? result.message
        : messages.lineWithProblem({ product: lineName, problem: result.message }),
    leadsToCart: result.ok && !returnTo.startsWith(links.cart()),
  })
  throw redirect(returnTo)
}
