import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { setEffectiveAccount } from '../session/effective-account.ts'
import { readTextField } from '../session/form-text.ts'
import { setFlash } from '../session/flash.ts'
import { hasUnmergedGuestCart, mergeGuestCart } from '../session/guest-cart.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadAvailableAccounts } from './available-accounts.ts'

/**
 * Makes the account of the field `accountId` the effective account and redirects to `returnTo`. A cart that was filled
 * as a guest goes to the first account that is chosen after signing in.
 */
export async function switchAccount(form: FormData, shop: ShopContext) {
  const client = shop.client.withAccount(undefined)
  const accounts = await loadAvailableAccounts(client, await client.getSessionContext())
  const chosenAccount = accounts.find((account) => account.id === readTextField(form, 'accountId'))
  if (chosenAccount === undefined) return data({ fieldError: messages.chooseAccount() }, { status: 422 })
  const hasGuestCartToMerge = hasUnmergedGuestCart(shop.cookies)
  setEffectiveAccount(shop.cookies, chosenAccount.isOwn ? null : chosenAccount.id)
  setFlash(shop.cookies, {
    tone: 'success',
    message: messages.switchedAccount({ account: chosenAccount.name }),
  })
  if (hasGuestCartToMerge)
    await mergeGuestCart({ ...shop, client: client.withAccount(chosenAccount.isOwn ? undefined : chosenAccount.id) })
  return redirect(readReturnPath(form.get('returnTo')))
}
