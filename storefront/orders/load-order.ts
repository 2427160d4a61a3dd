import { data } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import { readGuestEmail } from '../session/guest-email.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { type OrderView, toOrderView } from './order-view.ts'

/**
 * Loads one order of the account by id or reference number; an unknown order, or another account's, becomes the 404
 * page.
 */
export async function loadOrder({ client }: ShopContext, idOrReference: string): Promise<OrderView> {
  try {
    return toOrderView(await client.lookUpOrder({ orderSummaryIdOrRefNumber: idOrReference }))
  } catch (error) {
    if (isResponseError(error) && error.status >= 400 && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}

/** An order and whether a guest is viewing it. */
interface VisitorOrder {
  readonly order: OrderView
  readonly isGuest: boolean
}

/**
 * Loads an order for the current visitor. A buyer's order is loaded with `loadOrder`, which throws the 404 page for an
 * unknown one; a guest's by the email address in their cookie, or null when that gives no access to the order.
 */
export async function loadOrFindVisitorOrder(shop: ShopContext, idOrReference: string): Promise<VisitorOrder | null> {
  const { guestUser } = await shop.client.getSessionContext()
  if (!guestUser) return { order: await loadOrder(shop, idOrReference), isGuest: false }
  const email = readGuestEmail(shop.cookies)
  const guestOrder =
    email === null
      ? null
      : await withFallbackOn4xx(shop.client.lookUpOrder({ orderSummaryIdOrRefNumber: idOrReference, email }), null)
  return guestOrder && { order: toOrderView(guestOrder), isGuest: true }
}

/** Loads an order as its buyer sees it, for staff who may read orders; null for everybody else, and an unknown order. */
export async function loadOrderAsBuyer(shop: ShopContext, orderId: string): Promise<VisitorOrder | null> {
  const order = await withFallbackOn4xx(shop.readOrderAsBuyer(orderId), null)
  return order && { order: toOrderView(order), isGuest: false }
}
