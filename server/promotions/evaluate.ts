import type {
  CartEvaluation,
  CartEvaluationInput,
  ProductEvaluation,
  ProductEvaluationInput,
} from '@hydrant/contract/shop/promotions.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { moneyText, roundMoney, unitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { amountAt, priceKey, priceProducts, type ProductPricing, unitPriceAt } from '../pricing/service.ts'
import { findAskedShopper } from './asked-shopper.ts'
import { promotionRefusals } from './errors.ts'
import { findOpenOffers } from './find-open-offers.ts'
import type { OpenPromotion } from './promotion.ts'
import { type PricedLine, reduceLines } from './reduce-lines.ts'
import type { Executor } from './store.ts'

/**
 * Says what a piece of each product costs the shopper with the offers that need no coupon and no other goods. A row for
 * each, in their order.
 */
export async function evaluateProducts(
  executor: Executor,
  sender: Shopper,
  input: ProductEvaluationInput,
): Promise<Result<ProductEvaluation[]>> {
  const asked = await findAskedShopper(executor, sender, input)
  if (!asked.ok) return asked
  const shopper = asked.value
  const known = await findPricedGoods(
    executor,
    shopper,
    input.products.map(({ productId }) => productId),
  )
  const { promotions } = await findOpenOffers(executor, shopper, null)
  return ok(
    input.products.map(({ productId }) => {
      const goods = known.get(normalizeId(productId, '01t') ?? '')
      if (goods === undefined) return failedRow(productId, shopper, promotionRefusals.unknownProduct.message)
      if (goods.pricing === null) return failedRow(goods.product.id, shopper, promotionRefusals.noPrice.message)
      return productRow(goods.product, goods.pricing, { promotions, currency: shopper.currency })
    }),
  )
}

/**
 * Says what goods would come to in a cart of the shopper. Refused when one of them is not to be had, or not for a price
 * that the shopper may see.
 */
export async function evaluateCart(
  executor: Executor,
  sender: Shopper,
  input: CartEvaluationInput,
): Promise<Result<CartEvaluation>> {
  const asked = await findAskedShopper(executor, sender, { ...input, ...input.cart })
  if (!asked.ok) return asked
  const shopper = asked.value
  const known = await findPricedGoods(
    executor,
    shopper,
    input.cart.cartItems.map(({ product2Id }) => product2Id),
  )
  const { promotions } = await findOpenOffers(executor, shopper, null)
  const lines: PricedLine[] = []
  for (const [index, item] of input.cart.cartItems.entries()) {
    const goods = known.get(normalizeId(item.product2Id, '01t') ?? '')
    const quantity = parseQuantity(item.quantity)
    if (goods === undefined) return err(promotionRefusals.unknownProduct)
    if (goods.pricing === null) return err(promotionRefusals.noPrice)
    if (quantity === null || quantity.lte(ZERO)) return err(promotionRefusals.noQuantity)
    lines.push(
      lineOf(String(index).padStart(6, '0'), goods.product, {
        pricing: goods.pricing,
        quantity,
        currency: shopper.currency,
      }),
    )
  }
  const { amounts, total } = reduceLines(promotions, lines, shopper.currency)
  const cartItems = lines.map(({ productId }, index) => ({
    product2Id: productId,
    totalNetAmount: moneyText(amounts[index] ?? ZERO, shopper.currency),
  }))
  return ok({ cart: { totalNetAmount: moneyText(total, shopper.currency), cartItems } })
}

interface PricedGoods {
  readonly product: SellableProduct
  readonly pricing: ProductPricing | null
}

async function findPricedGoods(
  executor: Executor,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, PricedGoods>> {
  const ids = [...new Set(productIds.flatMap((id) => normalizeId(id, '01t') ?? []))]
  const products = await findSellableProducts(executor, shopper, ids)
  const prices = await priceProducts(
    executor,
    shopper,
    [...products.keys()].map((productId) => ({ productId, sellingModelId: null })),
  )
  return new Map(
    [...products].map(([id, product]) => [
      id,
      { product, pricing: product.isQuoteOnly ? null : (prices.get(priceKey(id, null)) ?? null) },
    ]),
  )
}

function lineOf(
  id: string,
  product: SellableProduct,
  sold: { pricing: ProductPricing; quantity: Decimal; currency: string },
): PricedLine {
  const { pricing, quantity, currency } = sold
  return {
    id,
    productId: product.id,
    categoryIds: product.categoryIds,
    quantity,
    unitPrice: unitPriceAt(pricing, { quantity, term: null }),
    amount: roundMoney(amountAt(pricing, { quantity, term: null }), currency),
  }
}

function productRow(
  product: SellableProduct,
  pricing: ProductPricing,
  open: { promotions: readonly OpenPromotion[]; currency: string },
): ProductEvaluation {
  const { promotions, currency } = open
  const line = lineOf('one', product, { pricing, quantity: decimal(1), currency })
  const reductions =
    reduceLines(
      promotions.filter(({ targetType }) => targetType === 'Item'),
      [line],
      currency,
    ).reductions[0] ?? []
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  return {
    productId: product.id,
    sku: product.sku,
    salesPrice: unitPriceText(line.unitPrice, currency),
    promotionalPrice: unitPriceText(sum([line.unitPrice, ...reductions.map(({ amount }) => amount)]), currency),
    currencyIsoCode: currency,
    isSuccess: true,
    errorMessage: null,
    promotionPriceAdjustmentList: reductions.flatMap(({ promotionId, amount }) => {
      const promotion = byId.get(promotionId)
      if (promotion === undefined) return []
      const { displayName, termsAndConditions, adjustmentType, adjustmentValue } = promotion
      return [
        {
          promotionId,
          displayName,
          termsAndConditions,
          adjustmentType,
          adjustmentValue: toText(adjustmentValue),
          adjustmentAmount: moneyText(amount, currency),
        },
      ]
    }),
  }
}

function failedRow(productId: string, { currency }: Shopper, errorMessage: string): ProductEvaluation {
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
