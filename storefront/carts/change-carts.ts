import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import { toShownCartName } from '../cart/cart-name.ts'
import { toIdempotencyHeader } from '../cart/idempotency-key.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { MAX_CART_NAME_LENGTH } from './cart-limits.ts'
import { cartLinks } from './cart-links.ts'

/** What was wrong with a form of the carts, and what was entered. */
export interface CartsFailure {
  /** The button that was pressed. */
  readonly intent: string
  /** The cart that it was about; empty for a new one. */
  readonly cartId: string
  readonly error: string
  readonly name: string
}

interface CartForm {
  readonly form: FormData
  readonly shop: ShopContext
  /** Empty for a new cart. */
  readonly cartId: string
  readonly name: string
}

/** What is done by each value of the field `intent`; each returns what to tell the buyer. */
const INTENT_HANDLERS: Readonly<Record<string, (input: CartForm) => Promise<string>>> = {
  create: async ({ shop, name }) => {
    await shop.client.createCart({ name })
    return messages.cartStarted({ cart: name })
  },
  'make-current': async ({ shop, cartId }) => {
    await shop.buyer.makePrimaryCart(cartId)
    return messages.cartIsCurrent({ cart: toShownCartName((await shop.client.getCart(cartId)).name) })
  },
  rename: async ({ shop, cartId, name }) => {
    await shop.buyer.renameCart(cartId, { name })
    return messages.cartRenamed({ cart: name })
  },
  delete: async ({ shop, cartId }) => {
    const { name } = await shop.client.getCart(cartId)
    await shop.client.deleteCart(cartId)
    return messages.cartDeleted({ cart: toShownCartName(name) })
  },
  send: async ({ form, shop, cartId }) => {
    const recipient = { userId: readTextField(form, 'colleague') }
    const { recipientName } = await shop.buyer.sendCart(cartId, recipient, { headers: toIdempotencyHeader(form) })
    return messages.cartSent({ name: recipientName })
  },
}

const INTENTS_WITH_NAME: ReadonlySet<string> = new Set(['create', 'rename'])

/** Handles the forms of the buyer's carts by the field `intent`, and redirects with a flash message unless it fails. */
export async function changeCarts(form: FormData, shop: ShopContext) {
  const intent = readTextField(form, 'intent')
  const handle = Object.hasOwn(INTENT_HANDLERS, intent) ? INTENT_HANDLERS[intent] : undefined
  if (handle === undefined) throw data(null, { status: 400 })
  const cartId = readTextField(form, 'cart')
  const name = toStorableText(readTextField(form, 'name').trim().slice(0, MAX_CART_NAME_LENGTH)).trim()
  const fail = (error: string, status: number) => data<CartsFailure>({ intent, cartId, error, name }, { status })
  if (name === '' && INTENTS_WITH_NAME.has(intent)) return fail(messages.nameMissing(), 400)
  const result = await callAndCatchClientError(() => handle({ form, shop, cartId, name }))
  if (!result.ok) return fail(result.error.message, result.error.status)
  setFlash(shop.cookies, { tone: 'success', message: result.value })
  throw redirect(readReturnPath(form.get('returnTo'), cartLinks.carts()))
}
