import { createHash } from 'node:crypto'
import { isExemptFromTax, type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import type { ActivePriceBook } from '../../pricing/service.ts'
import { dependsOnQuantity, type AvailablePromotion } from '../../promotions/service.ts'

/** Everything that the prices of the lines of a cart depend on, besides the entries of price books. */
export interface PricingInputs {
  readonly shopper: Shopper
  readonly currencyIsoCode: string
  /** The destination of each delivery group, in their order. */
  readonly destinations: ReadonlyArray<{ readonly country: string; readonly state: string | null } | null>
  /** The price books that apply now. They begin and end at their dates, without a write to the database. */
  readonly priceBooks: readonly ActivePriceBook[]
  /** The promotions that are available to the cart. */
  readonly availablePromotions: readonly AvailablePromotion[]
  /** The promotions whose minimums the cart reaches. */
  readonly qualified: readonly AvailablePromotion[]
}

/** Creates a hash that changes whenever the price of a line can change for another reason than a changed price book entry. */
export function createPricingKey({
  shopper,
  currencyIsoCode,
  destinations,
  priceBooks,
  availablePromotions,
  qualified,
}: PricingInputs): string {
  const inputs = [
    shopper.webstore.baseVersion,
    shopper.webstore.taxType,
    shopper.webstore.pricingStrategy,
    toBuyerGroupIds(shopper),
    isExemptFromTax(shopper.account),
    currencyIsoCode,
    destinations,
    priceBooks,
    qualified.filter(({ targetType }) => targetType === 'Item').map(toPromotionInputs),
    availablePromotions
      .filter(dependsOnQuantity)
      .map(({ id, productIds, categoryIds, qualifyingProductIds, qualifyingCategoryIds }) => [
        id,
        productIds,
        categoryIds,
        qualifyingProductIds,
        qualifyingCategoryIds,
      ]),
  ]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url').slice(0, 32)
}

function toPromotionInputs(promotion: AvailablePromotion) {
  const {
    id,
    adjustmentType,
    adjustmentValue,
    isExclusive,
    priority,
    categoryIds,
    productIds,
    buyQuantity,
    getQuantity,
    isSameProduct,
    applicationLimit,
    maximumDiscount,
  } = promotion
  return [
    id,
    adjustmentType,
    adjustmentValue,
    isExclusive,
    priority,
    categoryIds,
    productIds,
    buyQuantity,
    getQuantity,
    isSameProduct,
    applicationLimit,
    maximumDiscount,
  ]
}
