import { NO_ROW_ERROR, type RowError } from '@hydrant/contract/shared/error.ts'
import type { QuickOrderInputRow, QuickOrderRow } from '@hydrant/contract/shop/quick-order.ts'
import { type Decimal, decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { findBuyableRange, type QuantityBounds, toQuantityBounds } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { cartErrors, findGuestQuantityLimit, findPurchaseError, findQuantityRuleError } from '../cart/service.ts'
import type { OrderableProduct } from '../catalogue/service.ts'
import type { NumberMatch } from '../customer-part-numbers/service.ts'
import type { Availability } from '../inventory/service.ts'
import { calculateAmount, calculateUnitPrice, type ProductPricing, toPriceKey } from '../pricing/service.ts'
import type { RowMatch } from './pick-match.ts'
import { lowStockWarning, outOfStockWarning, quickOrderErrors } from './errors.ts'

/** What was loaded for all rows. */
export interface RowContext extends Availability {
  readonly shopper: Shopper
  /** By part number without spaces around it. */
  readonly matches: ReadonlyMap<string, RowMatch>
  /** Product → what the effective account calls it. */
  readonly customerNumbers: ReadonlyMap<string, Pick<NumberMatch, 'number' | 'source'>>
  /** Unknown part number → products with a similar one. */
  readonly similarIds: ReadonlyMap<string, readonly string[]>
  /** Variation parent → its variations. */
  readonly variationIds: ReadonlyMap<string, readonly string[]>
  /** Matched and suggested products. */
  readonly products: ReadonlyMap<string, OrderableProduct>
  /** By `toPriceKey`. */
  readonly pricing: ReadonlyMap<string, ProductPricing>
}

/** Creates the body of a row: its product with price and stock at the quantity, or why it cannot be added to a cart. */
export function toQuickOrderRow({ partNumber, quantity }: QuickOrderInputRow, context: RowContext): QuickOrderRow {
  const number = partNumber.trim()
  const match = context.matches.get(number)
  const body = { ...EMPTY_ROW, partNumber, quantity: toTextOrNull(parseQuantity(quantity)) }
  if (match === undefined)
    return {
      ...toFailedRow(body, quickOrderErrors.unknownPartNumber),
      suggestedProductIds: keepVisible(context.similarIds.get(number) ?? [], context),
    }
  const [product] = match.products
  if (product === undefined || match.products.length > 1)
    return {
      ...toFailedRow(body, quickOrderErrors.ambiguousPartNumber),
      suggestedProductIds: match.products.map(({ id }) => id),
    }
  const pricing = context.pricing.get(toPriceKey(product.id, null)) ?? null
  const customerPartNumber = match.customerNumber ?? context.customerNumbers.get(product.id) ?? null
  const matched = { ...body, productId: product.id, matchedField: match.field, customerPartNumber }
  const purchaseError = findPurchaseError({ product, pricing })
  if (purchaseError !== null)
    return {
      ...toFailedRow(matched, purchaseError),
      suggestedProductIds: keepVisible(
        product.isRetired ? [product.successor?.id ?? ''] : (context.variationIds.get(product.id) ?? []),
        context,
      ),
    }
  const bounds = toQuantityBounds(product.quantityRule)
  const parsed = quantity === undefined || quantity === null ? bounds.min : parseQuantity(quantity)
  if (parsed === null || parsed.lte(ZERO))
    return { ...toFailedRow(matched, quickOrderErrors.malformedQuantity), suggestedQuantity: toText(bounds.min) }
  const priced = { ...matched, quantity: toText(parsed), ...toAmounts(pricing, { quantity: parsed, bounds }) }
  const mistake = findQuantityMistake(parsed, { product, bounds, shopper: context.shopper })
  if (mistake !== null) return { ...toFailedRow(priced, mistake.error), suggestedQuantity: toTextOrNull(mistake.fix) }
  return { ...priced, success: true, ...toStockWarning(parsed, { productId: product.id, bounds }, context) }
}

const EMPTY_ROW: Omit<QuickOrderRow, 'partNumber'> = {
  success: false,
  error: NO_ROW_ERROR,
  warning: NO_ROW_ERROR,
  productId: null,
  matchedField: null,
  customerPartNumber: null,
  quantity: null,
  listPrice: null,
  unitPrice: null,
  totalPrice: null,
  nextPriceBreak: null,
  suggestedQuantity: null,
  suggestedProductIds: [],
}

function toFailedRow(row: QuickOrderRow, error: DomainError): QuickOrderRow {
  return { ...row, success: false, error: toRowError(error) }
}

function toRowError({ code, message }: DomainError): RowError {
  return { errorCode: code, message: message() }
}

function toTextOrNull(quantity: Decimal | null): string | null {
  return quantity === null ? null : toText(quantity)
}

function keepVisible(ids: readonly string[], { products }: RowContext): string[] {
  return ids.filter((id) => products.has(id))
}

/** Finds what is wrong with a quantity, and the nearest one that is right; null when nothing is wrong. */
function findQuantityMistake(
  quantity: Decimal,
  { product, bounds, shopper }: { product: OrderableProduct; bounds: QuantityBounds; shopper: Shopper },
): { readonly error: DomainError; readonly fix: Decimal | null } | null {
  const guestLimit = findGuestQuantityLimit(shopper)
  if (guestLimit !== null && quantity.gt(guestLimit))
    return { error: cartErrors.overGuestQuantityLimit, fix: findLastBuyable(guestLimit, bounds) }
  const error = findQuantityRuleError(quantity, { product, pricing: null })
  if (error === null) return null
  const roundedUp = findBuyableRange({ from: quantity, to: null }, bounds)?.from ?? null
  return { error, fix: roundedUp ?? findLastBuyable(bounds.max, bounds) }
}

function findLastBuyable(maximum: Decimal, bounds: QuantityBounds): Decimal | null {
  return findBuyableRange({ from: ZERO, to: maximum }, bounds)?.to ?? null
}

function toAmounts(
  pricing: ProductPricing | null,
  { quantity, bounds }: { readonly quantity: Decimal; readonly bounds: QuantityBounds },
): Pick<QuickOrderRow, 'listPrice' | 'unitPrice' | 'totalPrice' | 'nextPriceBreak'> | null {
  if (pricing === null) return null
  const { currencyIsoCode, listPrice } = pricing
  const purchase = { quantity, term: null }
  return {
    listPrice: listPrice === null ? null : toUnitPriceText(listPrice, currencyIsoCode),
    unitPrice: toUnitPriceText(calculateUnitPrice(pricing, purchase), currencyIsoCode),
    totalPrice: toMoneyText(calculateAmount(pricing, purchase), currencyIsoCode),
    nextPriceBreak: findNextPriceBreak(pricing, { quantity, bounds }),
  }
}

function findNextPriceBreak(
  { schedule, currencyIsoCode }: ProductPricing,
  { quantity, bounds }: { readonly quantity: Decimal; readonly bounds: QuantityBounds },
): QuickOrderRow['nextPriceBreak'] {
  if (schedule?.scheduleType !== 'Volume') return null
  const tier = schedule.tiers.find(({ lowerBound }) => lowerBound.gt(quantity))
  const first = tier === undefined ? null : findBuyableRange({ from: tier.lowerBound, to: tier.upperBound }, bounds)
  return tier === undefined || first === null
    ? null
    : { quantity: toText(first.from), unitPrice: toUnitPriceText(tier.tierUnitPrice, currencyIsoCode) }
}

function toStockWarning(
  quantity: Decimal,
  { productId, bounds }: { readonly productId: string; readonly bounds: QuantityBounds },
  { available: availableById, arrivals }: Availability,
): Pick<QuickOrderRow, 'warning' | 'suggestedQuantity'> | null {
  const available = availableById.get(productId)
  const arrival = arrivals.get(productId) ?? null
  if (available === undefined || quantity.lte(available)) return null
  const inStock = available <= 0 ? null : findLastBuyable(decimal(available), bounds)
  if (inStock === null) return { warning: toRowError(outOfStockWarning(arrival)), suggestedQuantity: null }
  return {
    warning: toRowError(lowStockWarning(available, arrival)),
    suggestedQuantity: toText(inStock),
  }
}
