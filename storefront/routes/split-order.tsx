import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { Route } from './+types/split-order.ts'
import { handleSplitForm } from '../checkout/change-split.ts'
import { loadOrStartSplitPage } from '../checkout/load-split.ts'
import { SplitPage } from '../checkout/split-page.tsx'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

/** Loads one page of the order split by addresses, and starts the checkout when there is none yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { accountName } = await requireBuyer(shop, request)
  const split = await loadOrStartSplitPage(shop, { accountName: accountName ?? '', page: readPageNumber(request) })
  if (split === null) throw redirect(links.cart())
  return { split }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return handleSplitForm(await readForm(request), shop, readPageNumber(request))
}

function readPageNumber(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page'))
  return Number.isInteger(page) && page >= 1 ? page : 1
}

export default function SplitOrder({ loaderData: { split }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.deliverToSeveralAddresses()} />
      <meta name="robots" content="noindex" />
      <SplitPage split={split} stepError={actionData} />
    </>
  )
}
