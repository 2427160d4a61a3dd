import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import type {
  PriceAdjustmentSchedule,
  PricingLineItem,
  ProductPrice,
  ProductPriceEntry,
} from '@hydrant/contract/shop/pricing.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { findBuyableRange, toQuantityBounds } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import type { ProductPricing } from './product-pricing.ts'
import type { PricedSchedule } from './unit-price.ts'

/**
 * The prices of a product: one for each selling model, the default one first, and for a variation parent without a
 * price the lowest price of its variations.
 */
export interface ProductPrices {
  readonly productId: string
  readonly currencyIsoCode: string
  readonly prices: readonly ProductPricing[]
  readonly lowestVariationPrice: Decimal | null
}

/** Converts the prices of a product to a response body; all amounts are null when it has no price. */
export function toProductPrice(productPrices: ProductPrices): Omit<ProductPrice, 'childEntries'> {
  const [defaultPrice] = productPrices.prices
  return {
    productId: productPrices.productId,
    currencyIsoCode: productPrices.currencyIsoCode,
    ...toAmounts(defaultPrice, productPrices),
    productSellingModelId: defaultPrice?.sellingModelId ?? null,
    productPriceEntries: productPrices.prices.map(toPriceEntry),
  }
}

/** Converts the prices of a product to a row of a price list, with all its selling models. */
export function toPricingRow(productPrices: ProductPrices): PricingLineItem {
  const productPriceEntries = productPrices.prices.map(toPriceEntry)
  const [defaultPrice] = productPriceEntries
  // To save memory, since many rows are cached, a row has the same price break objects as its entry of the default
  // selling model.
  return {
    productId: productPrices.productId,
    success: true,
    error: NO_ROW_ERROR,
    ...(defaultPrice === undefined ? toAmounts(undefined, productPrices) : pickAmounts(defaultPrice)),
    productPriceEntries,
  }
}

/** Creates the row of a product that could not be priced. */
export function toFailedRow(productId: string, { code, message }: DomainError): PricingLineItem {
  const noAmounts = {
    listPrice: null,
    unitPrice: null,
    lowestUnitPrice: null,
    pricebookEntryId: null,
    priceAdjustment: null,
    productPriceEntries: [],
  }
  return { productId, success: false, error: { errorCode: code, message: message() }, ...noAmounts }
}

function toPriceEntry(pricing: ProductPricing): ProductPriceEntry {
  return {
    productSellingModelId: pricing.sellingModelId,
    ...toAmounts(pricing, { ...pricing, lowestVariationPrice: null }),
    success: true,
    error: NO_ROW_ERROR,
  }
}

function pickAmounts({
  listPrice,
  unitPrice,
  lowestUnitPrice,
  pricebookEntryId,
  priceAdjustment,
}: ProductPriceEntry): ReturnType<typeof toAmounts> {
  return { listPrice, unitPrice, lowestUnitPrice, pricebookEntryId, priceAdjustment }
}

function toAmounts(
  pricing: ProductPricing | undefined,
  { currencyIsoCode, lowestVariationPrice }: Pick<ProductPrices, 'currencyIsoCode' | 'lowestVariationPrice'>,
) {
  const schedule = pricing?.schedule ?? null
  const text = (price: Decimal | null) => (price === null ? null : toUnitPriceText(price, currencyIsoCode))
  return {
    listPrice: text(pricing?.listPrice ?? null),
    unitPrice: text(pricing?.unitPrice ?? null),
    lowestUnitPrice: text(pricing === undefined ? lowestVariationPrice : findLowestReachableUnitPrice(pricing)),
    pricebookEntryId: pricing?.priceBookEntryId ?? null,
    priceAdjustment: schedule === null ? null : toScheduleBody(schedule, currencyIsoCode),
  }
}

/** Finds the lowest unit price at any quantity that the quantity rule allows, or for any term. */
function findLowestReachableUnitPrice({ unitPrice, schedule, quantityRule }: ProductPricing): Decimal {
  const bounds = toQuantityBounds(quantityRule)
  const tiers = (schedule?.tiers ?? []).filter(
    ({ lowerBound, upperBound }) =>
      schedule?.scheduleType === 'Term' || findBuyableRange({ from: lowerBound, to: upperBound }, bounds) !== null,
  )
  return tiers.reduce((lowest, tier) => (tier.tierUnitPrice.lt(lowest) ? tier.tierUnitPrice : lowest), unitPrice)
}

function toScheduleBody(schedule: PricedSchedule, currencyIsoCode: string): PriceAdjustmentSchedule {
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
      tierUnitPrice: toUnitPriceText(tier.tierUnitPrice, currencyIsoCode),
    })),
  }
}
