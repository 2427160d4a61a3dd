import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { PriceBreak } from '@hydrant/design/price/price-breaks.tsx'
import { quantityBounds, type QuantityRule } from '@hydrant/design/quantity-selector/quantity-rule.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'

/** The quantity breaks of a price that can be bought by the rule: the first begins at the smallest purchase. */
export function shownBreaks(price: ProductPrice | null, rule: QuantityRule | null): readonly PriceBreak[] {
  const { min } = quantityBounds(rule, null)
  const tiers = price?.priceAdjustment?.priceAdjustmentTiers ?? []
  return tiers
    .filter((tier) => tier.upperBound === null || min.lte(tier.upperBound))
    .map((tier) => ({ id: tier.id, from: min.gt(tier.lowerBound) ? toText(min) : toText(decimal(tier.lowerBound)), to: tier.upperBound, unitPrice: tier.tierUnitPrice }))
}
