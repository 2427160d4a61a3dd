import { redirect } from 'react-router'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { forgetEstimate } from '../cart/estimate-query.ts'
import { links } from '../links.ts'
import { peopleLinks } from '../people/people-links.ts'
import type { ShopContext } from '../shop-context.ts'
import { setEffectiveAccount } from './effective-account.ts'
import { type findGuestCartId, mergeGuestCart, setGuestCartId } from './guest-cart.ts'
import { redirectInOwnLanguage } from './own-language.ts'
import { setSignInHint } from './sign-in-hint.ts'

/** What was there before the session began, and where to go on. */
interface Arrival {
  readonly guestCartId: Awaited<ReturnType<typeof findGuestCartId>>
  readonly returnTo: string
}

/**
 * Redirects somebody whose session has begun to `returnTo`. A buyer of several accounts first chooses the effective
 * account, so that their guest cart is merged into that account's cart; staff without the second factor that the store
 * demands set it up first.
 */
export async function enterShop(
  shop: ShopContext,
  { mustSetUpSecondFactor = false }: Pick<SignedIn, 'mustSetUpSecondFactor'>,
  { guestCartId, returnTo }: Arrival,
): Promise<Response> {
  const client = shop.client.withAccount(undefined)
  setSignInHint(shop.cookies, true)
  setEffectiveAccount(shop.cookies, null)
  forgetEstimate(shop)
  setGuestCartId(shop.cookies, guestCartId)
  if (mustSetUpSecondFactor) return redirect(peopleLinks.secondFactor(returnTo))
  const { externalManagedAccounts: accounts } = await client.listManagedAccounts({ includeMyAccount: true })
  if (accounts.length > 1) return redirectInOwnLanguage(shop, links.accountChoice(returnTo))
  await mergeGuestCart({ ...shop, client })
  return redirectInOwnLanguage(shop, returnTo)
}
