import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Whether the router asks for the data of the checkout while the visitor is on another page: the document then stays that
 * of the other page, with its content security policy.
 */
export function isRequestOfOtherPage({ headers }: Request, { basePath }: Pick<ShopContext, 'basePath'>): boolean {
  const referrer = headers.get('referer')
  if (headers.get('sec-fetch-dest') !== 'empty' || referrer === null || !URL.canParse(referrer)) return false
  return new URL(referrer).pathname !== basePath + links.checkout()
}
