import type { OfferedProduct, OpenPromotion, Promotion } from './promotion.ts'

/** The offers to which the pieces of a line count, and those that may reward it for pieces of other lines. */
export interface OfferSets {
  readonly countedBy: readonly string[]
  readonly rewardedBy: readonly string[]
}

/** The sets of a line that no offer concerns. */
export const NO_SETS: OfferSets = { countedBy: [], rewardedBy: [] }

/** Whether an offer gives pieces of some lines for pieces of others. */
export function isAcrossLines({ targetType, buyQuantity, getQuantity, isSameProduct }: Promotion): boolean {
  return targetType === 'Item' && buyQuantity !== null && getQuantity !== null && !isSameProduct
}

/** Whether an offer asks how many pieces a cart holds. */
export function countsPieces(promotion: Promotion): boolean {
  return promotion.minimumQuantity !== null || isAcrossLines(promotion)
}

/** The sets that a product's lines belong to, whether or not the cart is large enough for the offers by now. */
export function setsOf(promotions: readonly OpenPromotion[], product: OfferedProduct): OfferSets {
  const counting = promotions.filter(countsPieces)
  if (counting.length === 0) return NO_SETS
  return {
    countedBy: counting.filter((promotion) => qualifies(promotion, product)).map(({ id }) => id),
    rewardedBy: counting
      .filter((promotion) => isAcrossLines(promotion) && concerns(promotion, product))
      .map(({ id }) => id),
  }
}

/** Whether an offer is for a product. */
export function concerns({ productIds, categoryIds }: Promotion, product: OfferedProduct): boolean {
  return isAmong({ productIds, categoryIds }, product)
}

function qualifies(promotion: Promotion, product: OfferedProduct): boolean {
  const { qualifyingProductIds: productIds, qualifyingCategoryIds: categoryIds } = promotion
  return productIds === null && categoryIds === null
    ? concerns(promotion, product)
    : isAmong({ productIds, categoryIds }, product)
}

function isAmong(
  { productIds, categoryIds }: Pick<Promotion, 'productIds' | 'categoryIds'>,
  product: OfferedProduct,
): boolean {
  if (productIds === null && categoryIds === null) return true
  return (
    (productIds?.includes(product.productId) ?? false) ||
    (categoryIds?.some((id) => product.categoryIds.includes(id)) ?? false)
  )
}
