import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import type { Route } from './+types/carts.ts'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { CartsPage } from '../carts/carts-page.tsx'
import { changeCarts } from '../carts/change-carts.ts'
import { loadOwnedCarts } from '../carts/load-carts.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

/** Loads the buyer's carts, and the colleagues where the form to send one is open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { accountId, accountName } = await requireBuyer(shop, request)
  const { searchParams } = new URL(request.url)
  const open = {
    rename: searchParams.get('rename'),
    send: searchParams.get('send'),
    delete: searchParams.get('delete'),
  }
  const [{ carts }, colleagues] = await Promise.all([
    loadOwnedCarts(shop),
    open.send === null ? [] : shop.buyer.listColleagues().then((listed) => listed.colleagues),
  ])
  const requestKey = createIdempotencyKey()
  return { carts, colleagues, open, canSend: accountId !== null, accountName: accountName ?? '', requestKey }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return changeCarts(await readForm(request), shop)
}

export default function Carts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.carts()} />
      <meta name="robots" content="noindex" />
      <CartsPage {...loaderData} failure={actionData ?? null} />
    </>
  )
}
