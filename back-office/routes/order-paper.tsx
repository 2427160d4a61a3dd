import { data } from 'react-router'
import { officeContext } from '../office-context.ts'
import { loadOrder } from '../orders/load-order.ts'
import { OrderPaper } from '../orders/order-paper.tsx'
import { PAPER_KINDS } from '../orders/paper-sheets.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/order-paper.ts'

/** Loads what is on a pick list or a packing slip. */
export async function loader({ params: { orderId, paper }, context }: Route.LoaderArgs) {
  const kind = PAPER_KINDS.find((known) => known === paper)
  if (kind === undefined) throw data(null, { status: 404 })
  const loaded = await loadOrder(context.get(officeContext).staff, orderId, context.get(staffContext).objects)
  const { order, deliveries, fulfillment, buyersOrder, locations } = loaded
  return { kind, order, deliveries, fulfillment, buyersOrder, locations }
}

export default function OrderPaperPage({ loaderData }: Route.ComponentProps) {
  return <OrderPaper {...loaderData} />
}
