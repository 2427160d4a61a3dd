import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/account.ts'
import { AccountPage } from '../account/account-page.tsx'
import { loadAccountHome } from '../account/load-account-home.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { profile = {}, accountName, userId } = await requireBuyer(shop, request)
  return { profile, accountName: accountName ?? '', home: await loadAccountHome(shop, userId) }
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
