import type { Route } from './+types/order-confirmation.ts'
import { ConfirmationPage } from '../orders/confirmation-page.tsx'
import { loadOrder } from '../orders/load-order.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return { order: await loadOrder(shop, params.reference) }
}

export default function OrderConfirmation({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <title>{`Order ${order.orderNumber} is placed | Hydrant`}</title>
      <meta name="robots" content="noindex" />
      <ConfirmationPage order={order} />
    </>
  )
}
