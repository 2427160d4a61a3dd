import { createHash } from 'node:crypto'
import type { Shopper } from '../accounts/service.ts'
import type { OpenBook } from '../pricing/service.ts'
import { countsPieces, type OpenPromotion } from '../promotions/service.ts'

/** What the prices of a cart's lines depend on. */
export interface PricingFacts {
  readonly shopper: Shopper
  readonly currencyIsoCode: string
  /** Of each delivery group, in their order. */
  readonly destinations: ReadonlyArray<{ readonly country: string; readonly state: string | null } | null>
  /** Open now: books begin and end without anything being written. */
  readonly books: readonly OpenBook[]
  /** The offers that are open to the cart. */
  readonly open: readonly OpenPromotion[]
  /** Those for which it is large enough. */
  readonly qualified: readonly OpenPromotion[]
}

/** A text that changes whenever a line could have another price. */
export function pricingKey({ shopper, currencyIsoCode, destinations, books, open, qualified }: PricingFacts): string {
  const facts = [
    shopper.webstore.catalogVersion,
    shopper.webstore.taxType,
    shopper.webstore.pricingStrategy,
    shopper.buyerGroups.map(({ id }) => id),
    shopper.account?.isTaxExempt ?? false,
    currencyIsoCode,
    destinations,
    books,
    qualified.filter(({ targetType }) => targetType === 'Item').map(itemOffer),
    open
      .filter(countsPieces)
      .map(({ id, productIds, categoryIds, qualifyingProductIds, qualifyingCategoryIds }) => [
        id,
        productIds,
        categoryIds,
        qualifyingProductIds,
        qualifyingCategoryIds,
      ]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 32)
}

function itemOffer(promotion: OpenPromotion) {
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
