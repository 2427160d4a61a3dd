import { createHash } from 'node:crypto'
import type { Shopper } from '../accounts/service.ts'
import type { OpenPromotion } from '../promotions/service.ts'

/** What the prices of a cart's lines depend on. */
export interface PricingFacts {
  readonly shopper: Shopper
  readonly currencyIsoCode: string
  readonly destination: { readonly country: string; readonly state: string | null } | null
  /** Those for which the cart is large enough. */
  readonly promotions: readonly OpenPromotion[]
  readonly now: Date
}

/**
 * A text that changes whenever a line could have another price.
 * It holds the hour, because price books and offers begin and end without anything being written.
 */
export function pricingKey({ shopper, currencyIsoCode, destination, promotions, now }: PricingFacts): string {
  const itemOffers = promotions
    .filter(({ targetType }) => targetType === 'Item')
    .map(({ id, adjustmentType, adjustmentValue, isExclusive, priority, categoryIds, productIds }) => [id, adjustmentType, adjustmentValue, isExclusive, priority, categoryIds, productIds])
  const facts = [
    shopper.webstore.catalogVersion,
    shopper.buyerGroups.map(({ id }) => id),
    shopper.account?.isTaxExempt ?? false,
    currencyIsoCode,
    destination,
    itemOffers,
    now.toISOString().slice(0, 13),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 32)
}
