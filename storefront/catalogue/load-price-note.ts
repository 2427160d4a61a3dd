import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Says why a visitor pays a price, such as `Contract price of County until June 30, 2026`; null for a list price. The
 * only name in it is that of the visitor's own account.
 */
export async function loadPriceNote(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  price: ProductPrice | null,
): Promise<string | null> {
  const reason = price?.priceReason ?? null
  if (reason === null || reason.kind === 'List') return null
  const date = reason.validTo === null ? null : formatDate(reason.validTo, 'long')
  if (reason.kind === 'Special') return date === null ? null : messages.specialPriceUntil({ date })
  const session = await withFallback(shop, shop.client.getSessionContext(), null)
  const account = session?.accountName ?? null
  if (account === null) return date === null ? messages.contractPrice() : messages.contractPriceUntil({ date })
  return date === null ? messages.contractPriceOf({ account }) : messages.contractPriceOfUntil({ account, date })
}
