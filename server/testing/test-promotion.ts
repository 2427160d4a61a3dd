import { decimal } from '@hydrant/kernel/money/decimal.ts'
import type { AvailablePromotion } from '../promotions/service.ts'

/** Creates a promotion of 10 % on everything, with overrides. */
export function createTestPromotion(id: string, overrides: Partial<AvailablePromotion> = {}): AvailablePromotion {
  return {
    id,
    displayName: id,
    termsAndConditions: null,
    isExclusive: false,
    requiresCoupon: false,
    priority: 0,
    startsAt: null,
    endsAt: null,
    targetType: 'Item',
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: decimal(10),
    currencyIsoCode: null,
    minimumAmount: null,
    categoryIds: null,
    productIds: null,
    buyerGroupIds: null,
    buyQuantity: null,
    getQuantity: null,
    isSameProduct: false,
    qualifyingCategoryIds: null,
    qualifyingProductIds: null,
    applicationLimit: null,
    minimumQuantity: null,
    maximumDiscount: null,
    isCounted: false,
    isUsedUp: false,
    couponCode: null,
    ...overrides,
  }
}
