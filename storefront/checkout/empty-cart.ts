import { redirect } from 'react-router'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { orElse } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/** Whether nothing is in the current cart, or there is none. */
export async function isCartEmpty({ client }: ShopContext): Promise<boolean> {
  const summary = await orElse(client.carts.currentCompactSummary(), null)
  return summary === null || summary.uniqueProductCount === 0
}

/** Leads to the empty cart, which says what that means for what was asked for. */
export function leadToEmptyCart({ cookies }: ShopContext, message: string): Response {
  leaveFlash(cookies, { tone: 'warning', message })
  return redirect(links.cart())
}
