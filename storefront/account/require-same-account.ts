import { replace } from 'react-router'
import { isCartEmpty } from '../checkout/empty-cart.ts'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { pathInShop, readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { BUYING_FOR } from './buying-for.ts'

/**
 * Stops a form that was shown for another account than the buyer buys for by now, because they have switched in another
 * tab: what is in it belongs to that account. Leads back to the page, which is then that of the account, and says there
 * that nothing came of it. Forms that name no account pass.
 */
export async function requireSameAccount(shop: ShopContext, request: Request): Promise<void> {
  if (
    request.method !== 'POST' ||
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') !== true
  )
    return
  const form = await readCopy(request)
  const shownFor = form === null ? '' : textOf(form, BUYING_FOR)
  if (form === null || shownFor === '') return
  const { guestUser, accountId, accountName } = await shop.client.session.context()
  if (guestUser || accountId === shownFor) return
  const path = pathInShop(request, shop.basePath)
  const isCheckout = path.startsWith(links.checkout())
  leaveFlash(shop.cookies, {
    tone: 'warning',
    message: `You are now buying for ${accountName ?? 'another account'}: you have switched since this page was opened. ${isCheckout ? 'Nothing was ordered' : 'No cart was changed'}. Look everything over before you go on.`,
  })
  // A checkout of nothing would lead on to the cart, and the message be lost on the way.
  const target =
    isCheckout && (await isCartEmpty(shop))
      ? links.cart()
      : readReturnPath(form.get('returnTo') ?? form.get('page'), path)
  throw replace(shop.basePath + target)
}

/**
 * The fields of a form, which can be read again after this; null when they cannot be read, which the page then says.
 */
async function readCopy(request: Request): Promise<FormData | null> {
  try {
    return await request.clone().formData()
  } catch {
    return null
  }
}
