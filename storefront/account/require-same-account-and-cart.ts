import { replace } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { findCartSwitchMessage } from '../cart/find-cart-switch.ts'
import { isCartEmpty } from '../checkout/empty-cart.ts'
import { links } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { getPathInShop, readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { ACCOUNT_ID_FIELD } from './account-id-field.ts'

/** How browsers send forms: with a file, as the second. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const

/**
 * Rejects a form whose page was shown for another account than the effective one, or another cart than the current one,
 * because the buyer has switched in another tab: redirects back to the page with a flash message. Forms without these
 * fields pass.
 */
export async function requireSameAccountAndCart(shop: ShopContext, request: Request): Promise<void> {
  const contentType = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' || !FORM_TYPES.some((type) => contentType.startsWith(type))) return
  const path = getPathInShop(request, shop.basePath)
  // The forms of the page builder have none of these fields, and large files.
  if (path.startsWith(links.builder())) return
  const form = await readFormCopyOrNull(request)
  if (form === null) return
  const isCheckout = path.startsWith(links.checkout())
  const message =
    (await findAccountSwitchMessage(shop, { form, isCheckout })) ?? (await findCartSwitchMessage(shop, form))
  if (message === null) return
  setFlash(shop.cookies, { tone: 'warning', message })
  // The checkout of an empty cart would redirect to the cart, and the message would be lost.
  const target =
    isCheckout && (await isCartEmpty(shop))
      ? links.cart()
      : readReturnPath(form.get('returnTo') ?? form.get('page'), path)
  throw replace(shop.basePath + target)
}

async function findAccountSwitchMessage(
  { client }: Pick<ShopContext, 'client'>,
  { form, isCheckout }: { readonly form: FormData; readonly isCheckout: boolean },
): Promise<string | null> {
  const formAccountId = readTextField(form, ACCOUNT_ID_FIELD)
  if (formAccountId === '') return null
  const { guestUser, accountId, accountName } = await client.getSessionContext()
  if (guestUser || accountId === formAccountId) return null
  const account = accountName ?? messages.switchedToAnother()
  return isCheckout ? messages.switchedSinceCheckout({ account }) : messages.switchedSinceCart({ account })
}

/**
 * Reads the form from a copy of the request, so that it can be read again; null when it cannot be parsed, which the
 * page's own action reports.
 */
async function readFormCopyOrNull(request: Request): Promise<FormData | null> {
  try {
    return await request.clone().formData()
  } catch {
    return null
  }
}
