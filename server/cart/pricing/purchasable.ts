import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { findQuantityIssue, toIssueText, toQuantityBounds } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { SellableProduct } from '../../catalogue/service.ts'
import type { ProductPricing } from '../../pricing/service.ts'
import { cartErrors, quantityRuleError, retiredError } from '../errors.ts'

/**
 * A product as it is sold to a shopper, with price and tax; `pricing` is null when there is no price for the shopper.
 */
export interface Purchasable {
  readonly product: SellableProduct
  readonly pricing: ProductPricing | null
  /** The tax rate at the destination; zero without a destination and for tax-exempt accounts. */
  readonly ratePercent: Decimal
  /** Whether the price of the product includes the tax of the destination. */
  readonly isTaxIncluded: boolean
}

/** What decides whether a product can be bought, and in which quantities. */
export interface PurchasableFacts {
  readonly product: Pick<
    SellableProduct,
    'productClass' | 'isRetired' | 'successor' | 'isQuoteOnly' | 'canViewPrice' | 'quantityRule'
  >
  readonly pricing: ProductPricing | null
}

/** Returns the error that tells why a product cannot be bought; null when it can. */
export function findPurchaseError(purchasable: PurchasableFacts | undefined): DomainError | null {
  if (purchasable === undefined) return cartErrors.unknownProduct
  const { product, pricing } = purchasable
  if (product.isRetired) return retiredError(product.successor)
  if (product.productClass === 'VariationParent') return cartErrors.variationParent
  if (product.isQuoteOnly) return cartErrors.quoteOnly
  return pricing === null || !product.canViewPrice ? cartErrors.noPrice : null
}

/** Returns the error that tells how a quantity breaks the quantity rule of a product; null when it does not. */
export function findQuantityRuleError(
  quantity: Decimal,
  purchasable: PurchasableFacts | undefined,
): DomainError | null {
  const bounds = toQuantityBounds(purchasable?.product.quantityRule ?? null)
  const issue = findQuantityIssue(quantity, bounds)
  return issue === null ? null : quantityRuleError(() => toIssueText(issue, bounds))
}
