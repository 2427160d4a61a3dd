import { useEffect } from 'react'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import type { Route } from './+types/quick-order.ts'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { handleQuickOrderForm } from '../quick-order/quick-order-action.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

const { Content, preload } = deferContent(async () => ({
  View: (await import('../quick-order/quick-order-page.tsx')).QuickOrderPage,
}))
await preload()

export async function loader({ context }: Route.LoaderArgs) {
  const session = await context.get(shopContext).client.getSessionContext()
  return { userId: session.guestUser ? '' : session.userId, requestId: createIdempotencyKey() }
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleQuickOrderForm(await readForm(request), context.get(shopContext))
}

export default function QuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    // Whoever comes here types or pastes at once, so the code of the content is loaded as if they had done something.
    window.dispatchEvent(new Event('scroll'))
  }, [])
  return (
    <>
      <ShopTitle title={messages.pageTitle()} />
      <meta name="robots" content="noindex" />
      <Content
        userId={loaderData.userId}
        requestId={loaderData.requestId}
        posted={actionData?.kind === 'rows' ? actionData : null}
      />
    </>
  )
}
