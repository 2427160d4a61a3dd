import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/access.ts'
import { AccessPage } from '../account/access-page.tsx'
import { handleAccessForm } from '../account/change-access.ts'
import { loadAccess } from '../account/load-access.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

/** Loads the buyer's API programs, sessions and accounts of companies; a guest is redirected to sign in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return { access: await loadAccess(shop) }
}

/** Creates or revokes a program, ends a session, or unlinks an account of a company. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return handleAccessForm(await readForm(request), shop)
}

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.programsAndSessions()} />
      <meta name="robots" content="noindex" />
      <AccessPage access={loaderData.access} createResult={actionData} />
    </>
  )
}
