import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** Whether a visitor can ask for a mail when a product is back, or has asked for it. */
export interface NoticeView {
  /** Guests name their email address. */
  readonly isGuest: boolean
  /** The notice of a buyer who has asked; null for none. */
  readonly noticeId: string | null
}

interface AwaitedProduct {
  readonly id: string
  readonly isParent: boolean
  readonly isRetired: boolean
  readonly stock: Stock | null
}

/** Loads what a visitor can do about a product that is out of stock; null for any other product. */
export async function loadNotice(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'reportError'>,
  { id, isParent, isRetired, stock }: AwaitedProduct,
): Promise<NoticeView | null> {
  const quantity = stock?.quantity ?? null
  if (isParent || isRetired || quantity === null || quantity > 0) return null
  const { guestUser } = await shop.client.getSessionContext()
  if (guestUser) return { isGuest: true, noticeId: null }
  const found = await withFallback(shop, shop.buyer.listStockNotices(), null)
  if (found === null) return null
  return { isGuest: false, noticeId: found.notices.find(({ productId }) => productId === id)?.id ?? null }
}
