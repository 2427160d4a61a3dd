import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import type { Route } from './+types/list-print.ts'
import { loadLabels } from '../buyer-lists/load-labels.server.ts'
import { PrintPage } from '../buyer-lists/print-page.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, params: { listId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return awaitOrThrow404OrSignIn(loadLabels(shop, listId), getPathInShop(request, shop.basePath))
}

export default function ListPrint({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.labels({ name: loaderData.listName })} />
      <meta name="robots" content="noindex" />
      <PrintPage {...loaderData} />
    </>
  )
}
