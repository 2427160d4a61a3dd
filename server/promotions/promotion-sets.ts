import type { PromotableProduct, AvailablePromotion, Promotion } from './promotion.ts'

/**
 * The ids of the promotions that count the units of a line (`countedBy`), and of those that may reward the line for
 * units of other lines (`rewardedBy`).
 */
export interface PromotionSets {
  readonly countedBy: readonly string[]
  readonly rewardedBy: readonly string[]
}

/** The sets of a line that no promotion counts or rewards. */
export const NO_SETS: PromotionSets = { countedBy: [], rewardedBy: [] }

/** Whether a promotion rewards units of some lines for units of others. */
export function isAcrossLines({ targetType, buyQuantity, getQuantity, isSameProduct }: Promotion): boolean {
  return targetType === 'Item' && buyQuantity !== null && getQuantity !== null && !isSameProduct
}

/** Whether a promotion depends on a quantity in the cart. */
export function dependsOnQuantity(promotion: Promotion): boolean {
  return promotion.minimumQuantity !== null || isAcrossLines(promotion)
}

/**
 * Returns the promotions that count the units of a product, and those that may reward it for units of other lines,
 * whether or not the cart reaches their minimums.
 */
export function toCountingAndRewardingSets(
  promotions: readonly AvailablePromotion[],
  product: PromotableProduct,
): PromotionSets {
  const countingPromotions = promotions.filter(dependsOnQuantity)
  if (countingPromotions.length === 0) return NO_SETS
  return {
    countedBy: countingPromotions.filter((promotion) => isQualifyingProduct(promotion, product)).map(({ id }) => id),
    rewardedBy: countingPromotions
      .filter((promotion) => isAcrossLines(promotion) && appliesToProduct(promotion, product))
      .map(({ id }) => id),
  }
}

/** Whether a promotion applies to a product. */
export function appliesToProduct({ productIds, categoryIds }: Promotion, product: PromotableProduct): boolean {
  return isInProductsOrCategories({ productIds, categoryIds }, product)
}

function isQualifyingProduct(promotion: Promotion, product: PromotableProduct): boolean {
  const { qualifyingProductIds: productIds, qualifyingCategoryIds: categoryIds } = promotion
  return productIds === null && categoryIds === null
    ? appliesToProduct(promotion, product)
    : isInProductsOrCategories({ productIds, categoryIds }, product)
}

function isInProductsOrCategories(
  { productIds, categoryIds }: Pick<Promotion, 'productIds' | 'categoryIds'>,
  product: PromotableProduct,
): boolean {
  if (productIds === null && categoryIds === null) return true
  return (
    (productIds?.includes(product.productId) ?? false) ||
    (categoryIds?.some((id) => product.categoryIds.includes(id)) ?? false)
  )
}
