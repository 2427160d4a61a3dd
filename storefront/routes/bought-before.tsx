import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import type { Route } from './+types/bought-before.ts'
import { addBoughtToCart } from '../buyer-lists/add-bought-to-cart.ts'
import { BoughtPage } from '../buyer-lists/bought-page.tsx'
import { loadBought } from '../buyer-lists/load-bought.ts'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireBuyer(shop, request)
  return {
    view: await loadBought(shop, new URL(request.url).searchParams),
    accountName: session.accountName ?? '',
    requestId: createIdempotencyKey(),
  }
}

/** Adds the selected products to the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return addBoughtToCart(await readForm(request), shop)
}

export default function BoughtBefore({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.boughtBefore()} />
      <meta name="robots" content="noindex" />
      <BoughtPage {...loaderData} result={actionData ?? null} />
    </>
  )
}
