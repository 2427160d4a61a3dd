import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { officeContext } from '../office-context.ts'
import { changeOrder } from '../orders/change-order.ts'
import { loadOrder } from '../orders/load-order.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { staffContext } from '../shell/require-staff.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/order.ts'

/** Loads an order. */
export async function loader({ params: { orderId }, context }: Route.LoaderArgs) {
  const { staff, client } = context.get(officeContext)
  const [order, settings] = await Promise.all([
    loadOrder(staff, orderId, context.get(staffContext).objects),
    client.content.settings(),
  ])
  return { ...order, defaultLanguage: settings.languages?.[0] ?? DEFAULT_LOCALE }
}

/** Packs, ships or cancels something of it. */
export async function action({ request, params: { orderId }, context }: Route.ActionArgs) {
  return changeOrder(context.get(officeContext), request, orderId)
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} result={useKeptResult(actionData)} />
}
