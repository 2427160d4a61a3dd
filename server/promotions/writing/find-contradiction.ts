import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/promotions.js'
import { integrityError } from '../../records/service.ts'
import type { PromotionChanges } from './store.ts'

/** Finds what contradicts itself in a promotion, or keeps it from ever taking anything off; null when nothing does. */
export function findContradiction(promotion: PromotionChanges): DomainError | null {
  return (
    findAmountError(promotion) ?? findQuantityError(promotion) ?? findScopeError(promotion) ?? findTimeError(promotion)
  )
}

function findAmountError({ adjustmentType, adjustmentValue = '0', maximumDiscount }: PromotionChanges) {
  const value = decimal(adjustmentValue)
  if (!value.gt(ZERO)) return noReductionError('AdjustmentValue__c')
  if (adjustmentType === 'PercentageDiscount' && value.gt(decimal(100)))
    return integrityError('AdjustmentValue__c', messages.percentageAboveHundred)
  return typeof maximumDiscount === 'string' && !decimal(maximumDiscount).gt(ZERO)
    ? noReductionError('MaximumDiscount__c')
    : null
}

function findQuantityError(promotion: PromotionChanges): DomainError | null {
  const { buyQuantity = null, getQuantity = null, applicationLimit = null, isSameProduct = false } = promotion
  if ((buyQuantity === null) !== (getQuantity === null))
    return integrityError(buyQuantity === null ? 'BuyQuantity__c' : 'GetQuantity__c', messages.buyWithoutGet)
  if (buyQuantity !== null) return promotion.targetType === 'Item' ? null : onlyOfItemsError('BuyQuantity__c')
  const field = applicationLimit === null ? 'IsSameProduct__c' : 'ApplicationLimit__c'
  return applicationLimit !== null || isSameProduct
    ? integrityError(field, () => messages.onlyWithBuyAndGet({ field }))
    : null
}

/** Finds lists that nothing reads: what a promotion of the whole cart is for, and what must be bought for no quantity. */
function findScopeError(promotion: PromotionChanges): DomainError | null {
  const { minimumQuantity = null, buyQuantity = null, isSameProduct = false, targetType } = promotion
  const countsUnits = minimumQuantity !== null
  if (targetType !== 'Item' && !countsUnits) {
    if (isListed(promotion.productIds)) return onlyOfItemsError('ProductIds__c')
    if (isListed(promotion.categoryIds)) return onlyOfItemsError('CategoryIds__c')
  }
  if (countsUnits || (buyQuantity !== null && !isSameProduct)) return null
  const field = isListed(promotion.qualifyingProductIds) ? 'QualifyingProductIds__c' : 'QualifyingCategoryIds__c'
  return isListed(promotion.qualifyingProductIds) || isListed(promotion.qualifyingCategoryIds)
    ? integrityError(field, () => messages.qualifiersWithoutUse({ field }))
    : null
}

function findTimeError({ startsAt = null, endsAt = null, ...limits }: PromotionChanges): DomainError | null {
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
    return integrityError('EndDateTime', messages.endBeforeStart)
  const { redemptionLimit = null, redemptionLimitPerAccount = null } = limits
  return redemptionLimit !== null && redemptionLimitPerAccount !== null && redemptionLimitPerAccount > redemptionLimit
    ? integrityError('MaximumUsageCountPerAccount__c', messages.limitPerAccountAboveTotal)
    : null
}

function isListed(ids: readonly string[] | null | undefined): boolean {
  return ids !== null && ids !== undefined && ids.length > 0
}

function noReductionError(field: string): DomainError {
  return integrityError(field, () => messages.noReduction({ field }))
}

function onlyOfItemsError(field: string): DomainError {
  return integrityError(field, () => messages.onlyOfItems({ field }))
}
