import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/acting-account.ts'
import { AccountChoiceForm } from '../account/account-choice-form.tsx'
import { loadAvailableAccounts } from '../account/available-accounts.ts'
import { switchAccount } from '../account/switch-account.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { mergeGuestCart } from '../session/guest-cart.ts'
import { readForm } from '../session/read-form.ts'
import { redirectToPage } from '../session/redirect-to-page.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { readReturnPath } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'

/**
 * Loads the accounts that a buyer may buy for. A buyer with only one is redirected to `returnTo` after their guest cart
 * has been merged into the account's cart.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireBuyer(shop, request)
  const returnTo = readReturnPath(new URL(request.url).searchParams.get('returnTo'))
  const accounts = await loadAvailableAccounts(shop.client, session)
  if (accounts.length < 2) {
    await mergeGuestCart(shop)
    throw redirectToPage(returnTo)
  }
  return { accounts, returnTo }
}

/** Makes the account of the form the effective one, merges the guest cart into its cart, and redirects. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return switchAccount(await readForm(request), shop)
}

export default function ActingAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NarrowFormPage title={messages.whoAreYouBuyingFor()} intro={messages.actingAccountIntro()}>
      <ShopTitle title={messages.whoAreYouBuyingFor()} />
      <meta name="robots" content="noindex" />
      <AccountChoiceForm
        accounts={loaderData.accounts}
        returnTo={loaderData.returnTo}
        fieldError={actionData?.fieldError}
      />
    </NarrowFormPage>
  )
}
