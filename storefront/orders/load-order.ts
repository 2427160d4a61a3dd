import { data } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import { readGuestEmail } from '../session/guest-email.ts'
import { orElse } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { type OrderView, orderView } from './order-view.ts'

/**
 * Reads one order of the account by id or reference number; an order that is unknown, or another account's, becomes the
 * 404 page.
 */
export async function loadOrder({ client }: ShopContext, idOrReference: string): Promise<OrderView> {
  try {
    return orderView(await client.orders.lookUp({ orderSummaryIdOrRefNumber: idOrReference }))
  } catch (error) {
    if (isResponseError(error) && error.status >= 400 && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}

/** An order that a page shows, and whether a guest looks at it. */
interface VisitorsOrder {
  readonly order: OrderView
  readonly isGuest: boolean
}

/**
 * Reads an order for whoever looks at a page: a buyer's as `loadOrder` does, a guest's by the email address that was
 * noted in their browser; null where that does not show it to them.
 */
export async function loadVisitorsOrder(shop: ShopContext, idOrReference: string): Promise<VisitorsOrder | null> {
  const { guestUser } = await shop.client.session.context()
  if (!guestUser) return { order: await loadOrder(shop, idOrReference), isGuest: false }
  const email = readGuestEmail(shop.cookies)
  const found =
    email === null
      ? null
      : await orElse(shop.client.orders.lookUp({ orderSummaryIdOrRefNumber: idOrReference, email }), null)
  return found && { order: orderView(found), isGuest: true }
}
