import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/account.ts'
import { chooseLanguage } from '../account/choose-language.ts'
import { AccountPage } from '../account/account-page.tsx'
import { loadAccountHome } from '../account/load-account-home.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireBuyer(shop, request)
  const { profile = {}, accountName } = session
  return { profile, accountName: accountName ?? '', home: await loadAccountHome(shop, session) }
}

/** Saves the language that the user chooses. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return chooseLanguage(await readForm(request), shop)
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.account()} />
      <meta name="robots" content="noindex" />
      <AccountPage {...loaderData} />
    </>
  )
}
