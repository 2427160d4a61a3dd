import type { Route } from './+types/list.ts'
import { changeList } from '../buyer-lists/change-list.ts'
import { ListPage } from '../buyer-lists/list-page.tsx'
import { loadListPage } from '../buyer-lists/load-lists.ts'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, params: { listId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { userId, accountName } = await requireBuyer(shop, request)
  const page = new URL(request.url).searchParams.get('page')
  return {
    view: await awaitOrThrow404OrSignIn(
      loadListPage(shop, { listId, page, userId }),
      getPathInShop(request, shop.basePath),
    ),
    accountName: accountName ?? '',
    requestId: createIdempotencyKey(),
  }
}

/** Changes the list, its lines or the cart, as the button of the form says. */
export async function action({ request, params: { listId }, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return changeList(await readForm(request), shop, listId)
}

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={loaderData.view.list.name} />
      <meta name="robots" content="noindex" />
      <ListPage {...loaderData} result={actionData ?? null} />
    </>
  )
}
