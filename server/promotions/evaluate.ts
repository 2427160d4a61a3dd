import type {
  CartEvaluation,
  CartEvaluationInput,
  ProductEvaluation,
  ProductEvaluationInput,
} from '@hydrant/contract/shop/promotions.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { toMoneyText, roundMoney, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import {
  calculateAmount,
  toPriceKey,
  priceProducts,
  type ProductPricing,
  calculateUnitPrice,
} from '../pricing/service.ts'
import { resolveShopper } from './resolve-shopper.ts'
import { promotionErrors } from './errors.ts'
import { findPromotionsWithoutCoupon } from './find-available-discounts.ts'
import type { AvailablePromotion } from './promotion.ts'
import { type PricedLine, applyPromotionsToLines } from './apply-promotions-to-lines.ts'
import type { ReadOnlyDb } from './store.ts'

/**
 * Calculates what one unit of each product costs the shopper with the promotions that need no coupon and no other
 * products. Returns a row for each product, in the order of the input.
 */
export async function evaluateProductPromotions(
  db: ReadOnlyDb,
  requester: Shopper,
  input: ProductEvaluationInput,
): Promise<Result<ProductEvaluation[]>> {
  const shopperResult = await resolveShopper(db, requester, input)
  if (!shopperResult.ok) return shopperResult
  const shopper = shopperResult.value
  const productsWithPrices = await findProductsWithPrices(
    db,
    shopper,
    input.products.map(({ productId }) => productId),
  )
  const promotions = await findPromotionsWithoutCoupon(db, shopper)
  return ok(
    input.products.map(({ productId }) => {
      const pricedProduct = productsWithPrices.get(normalizeId(productId, '01t') ?? '')
      if (pricedProduct === undefined)
        return toFailedEvaluation(productId, shopper, promotionErrors.unknownProduct.message())
      if (pricedProduct.pricing === null)
        return toFailedEvaluation(pricedProduct.product.id, shopper, promotionErrors.noPrice.message())
      return toProductEvaluation(pricedProduct.product, pricedProduct.pricing, {
        promotions,
        currency: shopper.currency,
      })
    }),
  )
}

/**
 * Calculates what products would cost in a cart of the shopper. Returns an error when one of them, or its price, is not
 * available to the shopper.
 */
export async function evaluateCartPromotions(
  db: ReadOnlyDb,
  requester: Shopper,
  input: CartEvaluationInput,
): Promise<Result<CartEvaluation>> {
  const shopperResult = await resolveShopper(db, requester, { ...input, ...input.cart })
  if (!shopperResult.ok) return shopperResult
  const shopper = shopperResult.value
  const linesResult = await priceSampleLines(
    db,
    shopper,
    input.cart.cartItems.map(({ product2Id, quantity }) => ({ productId: product2Id, quantity })),
  )
  if (!linesResult.ok) return linesResult
  const lines = linesResult.value
  const promotions = await findPromotionsWithoutCoupon(db, shopper)
  const { amounts, total } = applyPromotionsToLines(promotions, lines, shopper.currency)
  const cartItems = lines.map(({ productId }, index) => ({
    product2Id: productId,
    totalNetAmount: toMoneyText(amounts[index] ?? ZERO, shopper.currency),
  }))
  return ok({ cart: { totalNetAmount: toMoneyText(total, shopper.currency), cartItems } })
}

/**
 * Prices products as lines of a cart of a shopper, in their order. Returns an error when one of them, or its price, is not
 * available to the shopper, and for an invalid quantity.
 */
export async function priceSampleLines(
  db: ReadOnlyDb,
  shopper: Shopper,
  items: ReadonlyArray<{ readonly productId: string; readonly quantity: string | number }>,
): Promise<Result<PricedLine[]>> {
  const productsWithPrices = await findProductsWithPrices(
    db,
    shopper,
    items.map(({ productId }) => productId),
  )
  const lines: PricedLine[] = []
  for (const [index, item] of items.entries()) {
    const pricedProduct = productsWithPrices.get(normalizeId(item.productId, '01t') ?? '')
    const quantity = parseQuantity(item.quantity)
    if (pricedProduct === undefined) return err(promotionErrors.unknownProduct)
    if (pricedProduct.pricing === null) return err(promotionErrors.noPrice)
    if (quantity === null || quantity.lte(ZERO)) return err(promotionErrors.noQuantity)
    lines.push(
      toPricedLine(String(index).padStart(6, '0'), pricedProduct.product, {
        pricing: pricedProduct.pricing,
        quantity,
        currency: shopper.currency,
      }),
    )
  }
  return ok(lines)
}

interface ProductWithPrice {
  readonly product: SellableProduct
  readonly pricing: ProductPricing | null
}

async function findProductsWithPrices(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, ProductWithPrice>> {
  const ids = [...new Set(productIds.flatMap((id) => normalizeId(id, '01t') ?? []))]
  const products = await findSellableProducts(db, shopper, ids)
  const prices = await priceProducts(
    db,
    shopper,
    [...products.keys()].map((productId) => ({ productId, sellingModelId: null })),
  )
  return new Map(
    [...products].map(([id, product]) => [
      id,
      {
        product,
        pricing: product.isQuoteOnly || product.isRetired ? null : (prices.get(toPriceKey(id, null)) ?? null),
      },
    ]),
  )
}

function toPricedLine(
  id: string,
  product: SellableProduct,
  sale: { pricing: ProductPricing; quantity: Decimal; currency: string },
): PricedLine {
  const { pricing, quantity, currency } = sale
  return {
    id,
    productId: product.id,
    categoryIds: product.categoryIds,
    quantity,
    unitPrice: calculateUnitPrice(pricing, { quantity, term: null }),
    amount: roundMoney(calculateAmount(pricing, { quantity, term: null }), currency),
  }
}

function toProductEvaluation(
  product: SellableProduct,
  pricing: ProductPricing,
  context: { promotions: readonly AvailablePromotion[]; currency: string },
): ProductEvaluation {
  const { promotions, currency } = context
  const line = toPricedLine('one', product, { pricing, quantity: decimal(1), currency })
  const reductions =
    applyPromotionsToLines(
      promotions.filter(({ targetType }) => targetType === 'Item'),
      [line],
      currency,
    ).reductions[0] ?? []
  const promotionsById = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  return {
    productId: product.id,
    sku: product.sku,
    salesPrice: toUnitPriceText(line.unitPrice, currency),
    promotionalPrice: toUnitPriceText(sum([line.unitPrice, ...reductions.map(({ amount }) => amount)]), currency),
    currencyIsoCode: currency,
    isSuccess: true,
    errorMessage: null,
    promotionPriceAdjustmentList: reductions.flatMap(({ promotionId, amount }) => {
      const promotion = promotionsById.get(promotionId)
      if (promotion === undefined) return []
      const { displayName, termsAndConditions, adjustmentType, adjustmentValue } = promotion
      return [
        {
          promotionId,
          displayName,
          termsAndConditions,
          adjustmentType,
          adjustmentValue: toText(adjustmentValue),
          adjustmentAmount: toMoneyText(amount, currency),
        },
      ]
    }),
  }
}

function toFailedEvaluation(productId: string, { currency }: Shopper, errorMessage: string): ProductEvaluation {
  return {
    productId,
    sku: null,
    salesPrice: null,
    promotionalPrice: null,
    currencyIsoCode: currency,
    isSuccess: false,
    errorMessage,
    promotionPriceAdjustmentList: [],
  }
}
