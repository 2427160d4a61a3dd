import * as messages from '@hydrant/messages/compiled/storefront/part-numbers.js'
import type { Route } from './+types/part-numbers.ts'
import { changePartNumbers } from '../part-numbers/change-part-numbers.ts'
import { loadPartNumbers } from '../part-numbers/load-part-numbers.ts'
import { PartNumbersPage } from '../part-numbers/part-numbers-page.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { accountName } = await requireBuyer(shop, request)
  return { view: await loadPartNumbers(shop, new URL(request.url).searchParams), accountName: accountName ?? '' }
}

/** Enters, changes and removes what the account calls products, for this page and those of products. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return changePartNumbers(await readForm(request), shop)
}

export default function PartNumbers({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.yourNumbers()} />
      <meta name="robots" content="noindex" />
      <PartNumbersPage {...loaderData} change={actionData ?? null} />
    </>
  )
}
