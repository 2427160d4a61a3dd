import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import type { ProductPricing } from '../pricing/service.ts'
import { cartRefusals } from './errors.ts'

/** A product as it is sold to a shopper: null parts are what the shopper may not have. */
export interface Goods {
  readonly product: SellableProduct
  readonly pricing: ProductPricing | null
  /** At the cart's destination; zero without one and for who is exempt. */
  readonly ratePercent: Decimal
  /** Whether its price contains the tax there. */
  readonly isTaxIncluded: boolean
}

/** Why goods cannot be bought, or null when they can. */
export function whyNotBought(goods: Goods | undefined): DomainError | null {
  if (goods === undefined) return cartRefusals.unknownProduct
  const { product, pricing } = goods
  if (product.productClass === 'VariationParent') return cartRefusals.variationParent
  if (product.isQuoteOnly) return cartRefusals.quoteOnly
  return pricing === null || !product.canViewPrice ? cartRefusals.noPrice : null
}
