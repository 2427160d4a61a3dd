import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import type {
  PriceAdjustmentSchedule,
  PricingLineItem,
  ProductPrice,
  ProductPriceEntry,
} from '@hydrant/contract/shop/pricing.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { unitPriceText } from '@hydrant/kernel/money/rounding.ts'
import type { ProductPricing } from './product-pricing.ts'
import type { PricedSchedule } from './unit-price.ts'

/**
 * What is known of a product's price: each way of selling, the usual one first, and for a parent without a price the
 * lowest of its variations.
 */
export interface ProductQuotes {
  readonly productId: string
  readonly currencyIsoCode: string
  readonly quotes: readonly ProductPricing[]
  readonly lowestVariationPrice: Decimal | null
}

/** What one product costs; all amounts null when it has no price. */
export function productPrice(known: ProductQuotes): Omit<ProductPrice, 'childEntries'> {
  const [usual] = known.quotes
  return {
    productId: known.productId,
    currencyIsoCode: known.currencyIsoCode,
    ...amounts(usual, known),
    productSellingModelId: usual?.sellingModelId ?? null,
    productPriceEntries: known.quotes.map(priceEntry),
  }
}

/** What one product of several costs, with all its ways of selling. */
export function pricingRow(known: ProductQuotes): PricingLineItem {
  const productPriceEntries = known.quotes.map(priceEntry)
  const [usual] = productPriceEntries
  // Many rows are remembered: the breaks of the usual way of selling are there once.
  return {
    productId: known.productId,
    success: true,
    error: NO_ROW_ERROR,
    ...(usual === undefined ? amounts(undefined, known) : amountsOf(usual)),
    productPriceEntries,
  }
}

/** A row that could not be priced. */
export function refusedRow(
  productId: string,
  { code, message }: { readonly code: string; readonly message: string },
): PricingLineItem {
  const nothing = {
    listPrice: null,
    unitPrice: null,
    lowestUnitPrice: null,
    pricebookEntryId: null,
    priceAdjustment: null,
    productPriceEntries: [],
  }
  return { productId, success: false, error: { errorCode: code, message }, ...nothing }
}

function priceEntry(quote: ProductPricing): ProductPriceEntry {
  return {
    productSellingModelId: quote.sellingModelId,
    ...amounts(quote, { ...quote, lowestVariationPrice: null }),
    success: true,
    error: NO_ROW_ERROR,
  }
}

function amountsOf({
  listPrice,
  unitPrice,
  lowestUnitPrice,
  pricebookEntryId,
  priceAdjustment,
}: ProductPriceEntry): ReturnType<typeof amounts> {
  return { listPrice, unitPrice, lowestUnitPrice, pricebookEntryId, priceAdjustment }
}

function amounts(
  quote: ProductPricing | undefined,
  { currencyIsoCode, lowestVariationPrice }: Pick<ProductQuotes, 'currencyIsoCode' | 'lowestVariationPrice'>,
) {
  const schedule = quote?.schedule ?? null
  const text = (price: Decimal | null) => (price === null ? null : unitPriceText(price, currencyIsoCode))
  return {
    listPrice: text(quote?.listPrice ?? null),
    unitPrice: text(quote?.unitPrice ?? null),
    lowestUnitPrice: text(quote === undefined ? lowestVariationPrice : lowestPrice(quote)),
    pricebookEntryId: quote?.priceBookEntryId ?? null,
    priceAdjustment: schedule === null ? null : scheduleBody(schedule, currencyIsoCode),
  }
}

/** The lowest price of one piece at any quantity. */
function lowestPrice({ unitPrice, schedule }: ProductPricing): Decimal {
  return (schedule?.tiers ?? []).reduce(
    (lowest, tier) => (tier.tierUnitPrice.lt(lowest) ? tier.tierUnitPrice : lowest),
    unitPrice,
  )
}

function scheduleBody(schedule: PricedSchedule, currencyIsoCode: string): PriceAdjustmentSchedule {
  return {
    id: schedule.id,
    adjustmentMethod: schedule.adjustmentMethod,
    scheduleType: schedule.scheduleType,
    priceAdjustmentTiers: schedule.tiers.map((tier) => ({
      id: tier.id,
      lowerBound: toText(tier.lowerBound),
      upperBound: tier.upperBound === null ? null : toText(tier.upperBound),
      adjustmentType: tier.adjustmentType,
      adjustmentValue: toText(tier.adjustmentValue),
      tierUnitPrice: unitPriceText(tier.tierUnitPrice, currencyIsoCode),
    })),
  }
}
