import { data } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { forgetEstimate } from '../cart/estimate-query.ts'
import { setEffectiveAccount } from '../session/effective-account.ts'
import { readTextField } from '../session/form-text.ts'
import { setFlash } from '../session/flash.ts'
import { hasUnmergedGuestCart, mergeGuestCart } from '../session/guest-cart.ts'
import { redirectToPage } from '../session/redirect-to-page.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { findChosenAccount, NO_ACCOUNT_ID } from './available-accounts.ts'

/**
 * Makes the account of the field `accountId` the effective account and redirects to `returnTo`. A cart that was filled
 * as a guest goes to the first account that a buyer chooses after signing in; staff who act for an account leave it.
 */
export async function switchAccount(form: FormData, shop: ShopContext) {
  const client = shop.client.withAccount(undefined)
  const accountId = readTextField(form, 'accountId')
  const returnTo = readReturnPath(form.get('returnTo'))
  if (accountId === NO_ACCOUNT_ID) {
    setEffectiveAccount(shop.cookies, null)
    setFlash(shop.cookies, { tone: 'success', message: messages.stoppedActing() })
    return redirectToPage(returnTo)
  }
  const chosenAccount = await findChosenAccount(client, accountId)
  if (chosenAccount === null) return data({ fieldError: messages.chooseAccount() }, { status: 422 })
  forgetEstimate(shop)
  const hasGuestCartToMerge = hasUnmergedGuestCart(shop.cookies) && !chosenAccount.isActedForByStaff
  setEffectiveAccount(shop.cookies, chosenAccount.isOwn ? null : chosenAccount.id)
  setFlash(shop.cookies, {
    tone: 'success',
    message: messages.switchedAccount({ account: chosenAccount.name }),
  })
  if (hasGuestCartToMerge)
    await mergeGuestCart({ ...shop, client: client.withAccount(chosenAccount.isOwn ? undefined : chosenAccount.id) })
  return redirectToPage(returnTo)
}
