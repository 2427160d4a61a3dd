import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import type { Route } from './+types/lists.ts'
import { toListName } from '../buyer-lists/add-to-list.ts'
import { listLinks } from '../buyer-lists/list-links.ts'
import { ListsPage } from '../buyer-lists/lists-page.tsx'
import { loadLists } from '../buyer-lists/load-lists.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { userId, accountName } = await requireBuyer(shop, request)
  return { lists: await loadLists(shop, userId), accountName: accountName ?? '' }
}

/** Creates a list and redirects to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  const form = await readForm(request)
  const name = toListName(readTextField(form, 'name'))
  if (name === '') return data({ error: messages.nameMissing(), name }, { status: 400 })
  const created = await callAndCatchClientError(() =>
    shop.client.createWishlist({ name, sharedWithAccount: form.get('shared') === 'on' }),
  )
  if (!created.ok) return data({ error: created.error.message, name }, { status: created.error.status })
  throw redirect(listLinks.list(created.value.summary.id))
}

export default function Lists({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.lists()} />
      <meta name="robots" content="noindex" />
      <ListsPage {...loaderData} failure={actionData ?? null} />
    </>
  )
}
