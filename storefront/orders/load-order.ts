import { data } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { type OrderView, orderView } from './order-view.ts'

/** Reads one order by id or reference number; an order that is unknown, or another account's, becomes the 404 page. */
export async function loadOrder({ client }: ShopContext, idOrReference: string): Promise<OrderView> {
  try {
    return orderView(await client.orders.lookUp({ orderSummaryIdOrRefNumber: idOrReference }))
  } catch (error) {
    if (isResponseError(error) && error.status >= 400 && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}
