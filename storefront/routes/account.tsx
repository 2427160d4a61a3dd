import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/account.ts'
import { AccountPage } from '../account/account-page.tsx'
import { loadDefaultAddresses } from '../account/load-address-book.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { profile = {}, accountName } = await requireBuyer(shop, request)
  // A user without an account has no addresses.
  return { profile, accountName: accountName ?? '', defaults: await withFallbackOn4xx(loadDefaultAddresses(shop), []) }
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
