import { redirect } from 'react-router'
import { links } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** Whether the current cart is empty or missing. */
export async function isCartEmpty({ client }: ShopContext): Promise<boolean> {
  const summary = await withFallbackOn4xx(client.getCompactSummary(), null)
  return summary === null || summary.uniqueProductCount === 0
}

/** Redirects to the cart page with a warning. */
export function redirectToEmptyCart({ cookies }: ShopContext, message: string): Response {
  setFlash(cookies, { tone: 'warning', message })
  return redirect(links.cart())
}
