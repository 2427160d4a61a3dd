import { redirect } from 'react-router'
import type { Route } from './+types/find-order.ts'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import { findGuestOrderAndRedirect } from '../orders/find-guest-order.ts'
import { FindOrderForm } from '../orders/find-order-form.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

/** Loads the search for a guest's order; a buyer is redirected to the order history. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { client } = context.get(shopContext)
  const { guestUser } = await client.getSessionContext()
  if (!guestUser) throw redirect(links.orders())
  return { reference: new URL(request.url).searchParams.get('reference') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  return findGuestOrderAndRedirect(await readForm(request), context.get(shopContext))
}

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NarrowFormPage title={messages.findYourOrder()} intro={messages.findOrderIntro()}>
      <ShopTitle title={messages.findYourOrder()} />
      <meta name="robots" content="noindex" />
      <FindOrderForm reference={loaderData.reference} failedSearch={actionData} />
      <p>
        <RichMessage
          text={messages.orderedForAccount({ signIn: createElementPlaceholder('signIn') })}
          elements={{ signIn: <Link href={links.login(links.orders())}>{messages.signIn()}</Link> }}
        />
      </p>
    </NarrowFormPage>
  )
}
