import type { CustomerPartNumber } from '@hydrant/contract/shop/customer-part-numbers.ts'
import { withFallback, withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

type Shop = Pick<ShopContext, 'client' | 'buyer' | 'reportError'>

/** What the account of a visitor calls a product that they may see. */
export type OwnNumber = CustomerPartNumber & { readonly product: NonNullable<CustomerPartNumber['product']> }

/**
 * Finds the numbers of the visitor's account as the query says. Guests and users without an account have none, and neither
 * has another server, which does not know them.
 */
export async function findOwnNumbers(
  shop: Shop,
  query: Parameters<ShopContext['buyer']['listCustomerPartNumbers']>[0],
): Promise<readonly OwnNumber[]> {
  const { guestUser, accountId } = await shop.client.getSessionContext()
  if (guestUser || accountId === null) return []
  const found = await withFallback(shop, withFallbackOn4xx(shop.buyer.listCustomerPartNumbers(query), null), null)
  return (found?.customerPartNumbers ?? []).flatMap((entry) =>
    entry.product === null ? [] : [{ ...entry, product: entry.product }],
  )
}

/** What a buyer sees and changes on the page of a product. */
export interface OwnNumberView {
  /** The first number of the product; null for none. */
  readonly number: { readonly id: string; readonly text: string } | null
  /** How many others it has. */
  readonly otherCount: number
}

/** Loads what the visitor's account calls a product; null where there is nobody to call it anything. */
export async function loadOwnNumber(
  shop: Shop,
  { id, isParent }: { readonly id: string; readonly isParent: boolean },
): Promise<OwnNumberView | null> {
  const { guestUser, accountId } = await shop.client.getSessionContext()
  if (isParent || guestUser || accountId === null) return null
  const found = await withFallback(
    shop,
    withFallbackOn4xx(shop.buyer.listCustomerPartNumbers({ productId: id }), null),
    null,
  )
  if (found === null) return null
  const numbers = found.customerPartNumbers
  const number = numbers.find(({ source }) => source === 'Entered') ?? numbers[0]
  return {
    number: number === undefined ? null : { id: number.id, text: number.number },
    otherCount: Math.max(0, found.total - 1),
  }
}
