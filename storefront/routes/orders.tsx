import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import type { Route } from './+types/orders.ts'
import { HistoryPage } from '../orders/history-page.tsx'
import { loadHistoryPageOrFirst } from '../orders/load-history.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireBuyer(shop, request)
  return {
    history: await loadHistoryPageOrFirst(shop, new URL(request.url).searchParams),
    accountName: session.accountName ?? '',
  }
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.orders()} />
      <meta name="robots" content="noindex" />
      <HistoryPage {...loaderData} />
    </>
  )
}
