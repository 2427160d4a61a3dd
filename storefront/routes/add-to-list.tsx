import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import type { Route } from './+types/add-to-list.ts'
import { addToChosenList, loadListSource } from '../buyer-lists/choose-list.ts'
import { ChooseListPage } from '../buyer-lists/choose-list-page.tsx'
import { loadLists } from '../buyer-lists/load-lists.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { userId, accountName } = await requireBuyer(shop, request)
  return {
    source: await loadListSource(shop, new URL(request.url).searchParams, getPathInShop(request, shop.basePath)),
    lists: await loadLists(shop, userId),
    accountName: accountName ?? '',
  }
}

/** Adds to the chosen list and redirects to it, or shows the rows that were posted. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return addToChosenList(await readForm(request), shop, getPathInShop(request, shop.basePath))
}

export default function AddToList({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.addToList()} />
      <meta name="robots" content="noindex" />
      <ChooseListPage {...loaderData} source={actionData?.source ?? loaderData.source} result={actionData ?? null} />
    </>
  )
}
