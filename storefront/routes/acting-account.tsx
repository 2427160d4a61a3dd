import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/acting-account.ts'
import { AccountChoiceForm } from '../account/account-choice-form.tsx'
import { loadAvailableAccounts } from '../account/available-accounts.ts'
import { switchAccount } from '../account/switch-account.ts'
import { withShopName } from '../seo/shop-name.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { preserveGuestCart } from '../session/guest-cart.ts'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { readReturnPath } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireBuyer(shop, request)
  const returnTo = readReturnPath(new URL(request.url).searchParams.get('returnTo'))
  const accounts = await loadAvailableAccounts(shop.client, session)
  if (accounts.length < 2) {
    await preserveGuestCart(shop)
    throw redirect(returnTo)
  }
  return { accounts, returnTo }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return switchAccount(await readForm(request), shop)
}

export default function ActingAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryPage title={messages.whoAreYouBuyingFor()} intro={messages.actingAccountIntro()}>
      <title>{withShopName(messages.whoAreYouBuyingFor())}</title>
      <meta name="robots" content="noindex" />
      <AccountChoiceForm
        accounts={loaderData.accounts}
        returnTo={loaderData.returnTo}
        fieldError={actionData?.fieldError}
      />
    </EntryPage>
  )
}
