import { data } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/setup.js'
import type { Route } from './+types/setup.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { callAndCatchClientError } from '../session/error-view.ts'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { loadMarketOptions } from '../setup/market-options.ts'
import { setUpShopAndRedirect } from '../setup/set-up-shop.ts'
import { SetupForm } from '../setup/setup-form.tsx'
import { createErrorResponse } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

/** Responds with 404 once the shop has an administrator, and with 403 for a token that no start has printed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const setup = await callAndCatchClientError(() => shop.client.getSetup({ token: readToken(request) }))
  if (!setup.ok) {
    const { status, message } = setup.error
    if (status === 404) throw data(null, { status })
    throw createErrorResponse(status, message)
  }
  return { market: setup.value, options: await loadMarketOptions(shop) }
}

/** Sets up the shop, or returns the field errors. */
export async function action({ request, context }: Route.ActionArgs) {
  return setUpShopAndRedirect(await readForm(request), readToken(request), context.get(shopContext))
}

/** Reads the token from the page's URL; one that is too long cannot be right and is cut off. */
function readToken({ url }: Request): string {
  return (new URL(url).searchParams.get('token') ?? '').slice(0, 200)
}

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { market, options } = loaderData
  return (
    <NarrowFormPage title={messages.setUpShop()} intro={messages.intro()}>
      <ShopTitle title={messages.setUpShop()} />
      <meta name="robots" content="noindex" />
      <SetupForm
        options={options}
        values={actionData?.typed ?? { firstName: '', lastName: '', email: '', ...market }}
        fieldErrors={actionData?.fieldErrors ?? []}
      />
    </NarrowFormPage>
  )
}
