import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney, roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'
import { calculateAmount, calculateUnitPrice } from '../../pricing/service.ts'
import {
  NO_SETS,
  type AvailablePromotion,
  applyItemPromotions,
  toCountingAndRewardingSets,
} from '../../promotions/service.ts'
import { calculateTax } from '../../tax/service.ts'
import type { CartLine, LineKey, LinePrice } from '../cart.ts'
import { type Purchasable, findPurchaseError, findQuantityRuleError } from './purchasable.ts'

/** The fields of a line that its price depends on. */
export type PriceableLine = LineKey & { readonly quantity: Decimal }

/** The price of a line before promotions and tax, and what both depend on. */
export interface BasePrice extends Omit<LinePrice, 'reductions' | 'totalTax'> {
  readonly categoryIds: readonly string[]
}

/**
 * Calculates the price of a line before promotions. `promotions` are all that are available to the cart, whether or not
 * it reaches their minimums. Amounts are rounded once per line.
 */
export function calculateBasePrice(
  line: PriceableLine,
  purchasable: Purchasable | undefined,
  pricingContext: { readonly promotions: readonly AvailablePromotion[]; readonly currencyIsoCode: string },
): BasePrice {
  const purchaseError = findPurchaseError(purchasable)
  if (purchaseError !== null) return toPriceWithProblem({ code: purchaseError.code, message: purchaseError.message() })
  const pricing = purchasable?.pricing
  if (purchasable === undefined || pricing === undefined || pricing === null)
    throw new Error('A purchasable product has no price.')
  const { categoryIds } = purchasable.product
  const { isSubscription, term, termCount } = toSubscription(line, purchasable)
  const purchase = { quantity: line.quantity, term }
  // The rule may have changed since the quantity was chosen: the line keeps its price until the quantity is corrected.
  const ruleError = findQuantityRuleError(line.quantity, purchasable)
  const listPrice = (pricing.listPrice ?? pricing.unitPrice).times(termCount)
  return {
    listPrice,
    salesPrice: roundUnitPrice(calculateUnitPrice(pricing, purchase).times(termCount)),
    totalListPrice: roundMoney(listPrice.times(line.quantity), pricingContext.currencyIsoCode),
    totalSalesPrice: roundMoney(calculateAmount(pricing, purchase).times(termCount), pricingContext.currencyIsoCode),
    sets: toCountingAndRewardingSets(pricingContext.promotions, { productId: line.productId, categoryIds }),
    ratePercent: purchasable.ratePercent,
    isTaxIncluded: purchasable.isTaxIncluded,
    isSubscription,
    problem: ruleError === null ? null : { code: ruleError.code, message: ruleError.message() },
    categoryIds,
  }
}

/**
 * The promotions for a line: `promotions` are those whose minimums the cart reaches, `rewards` the quantity of this
 * line that each promotion across lines rewards.
 */
export interface LinePromotions {
  readonly promotions: readonly AvailablePromotion[]
  readonly rewards: ReadonlyMap<string, number>
  readonly currencyIsoCode: string
}

/** Calculates the price of a line with promotions and tax; the tax is rounded once. */
export function calculateLinePrice(
  { productId, quantity }: PriceableLine,
  { categoryIds, ...base }: BasePrice,
  linePromotions: LinePromotions,
): LinePrice {
  const { promotions, rewards, currencyIsoCode } = linePromotions
  const reductions =
    base.salesPrice !== null
      ? applyItemPromotions(promotions, {
          productId,
          categoryIds,
          quantity,
          amount: base.totalSalesPrice,
          currencyIsoCode,
          rewards,
        })
      : []
  const reducedAmount = sum([base.totalSalesPrice, ...reductions.map(({ amount }) => amount)])
  return {
    ...base,
    reductions,
    totalTax: calculateTax(reducedAmount, {
      ratePercent: base.ratePercent,
      isIncluded: base.isTaxIncluded,
      currencyIsoCode,
    }),
  }
}

/** Sums what item promotions take off a line; negative. */
export function sumReductions({ reductions }: LinePrice): Decimal {
  return sum(reductions.map(({ amount }) => amount))
}

/** Returns the tax that is paid on top of the price of a line: zero where the price includes it. */
export function calculateAddedTax({ isTaxIncluded, totalTax }: LinePrice): Decimal {
  return isTaxIncluded ? ZERO : totalTax
}

/** Finds the lines whose price has changed. */
export function findRepricedLines(before: readonly CartLine[], after: readonly CartLine[]): CartLine[] {
  const prices = new Map(before.map(({ id, price }) => [id, price]))
  return after.filter(({ id, price }) => {
    const previousPrice = prices.get(id)
    return previousPrice === undefined || !isSamePrice(previousPrice, price)
  })
}

function isSamePrice(one: LinePrice, other: LinePrice): boolean {
  return serializePrice(one) === serializePrice(other)
}

function serializePrice(price: LinePrice): string {
  const {
    listPrice,
    salesPrice,
    totalListPrice,
    totalSalesPrice,
    sets,
    ratePercent,
    isTaxIncluded,
    totalTax,
    isSubscription,
    problem,
  } = price
  const linePromotions = price.reductions.map(({ promotionId, amount, rewardedQuantity }) => [
    promotionId,
    amount,
    rewardedQuantity,
  ])
  return JSON.stringify([
    listPrice,
    salesPrice,
    totalListPrice,
    totalSalesPrice,
    linePromotions,
    sets.countedBy,
    sets.rewardedBy,
    ratePercent,
    isTaxIncluded,
    totalTax,
    isSubscription,
    problem,
  ])
}

function toPriceWithProblem(problem: NonNullable<LinePrice['problem']>): BasePrice {
  return {
    listPrice: ZERO,
    salesPrice: null,
    totalListPrice: ZERO,
    totalSalesPrice: ZERO,
    sets: NO_SETS,
    ratePercent: ZERO,
    isTaxIncluded: false,
    isSubscription: false,
    problem,
    categoryIds: [],
  }
}

interface Subscription {
  readonly isSubscription: boolean
  /** The term that price breaks apply to; null without an end and for one-time sales. */
  readonly term: number | null
  /** How many times the price of one pricing term is paid; 1 for everything without an end. */
  readonly termCount: Decimal
}

/** Returns the term of a line, and how many times the price of one pricing term is paid for it. */
export function toSubscription(line: LineKey, { product }: Purchasable): Subscription {
  const model = product.sellingModels.find(({ id }) => id === line.sellingModelId)
  const isSubscription = model !== undefined && model.sellingModelType !== 'OneTime'
  if (model?.sellingModelType !== 'TermDefined' || line.subscriptionTerm === null)
    return { isSubscription, term: null, termCount: decimal(1) }
  return {
    isSubscription,
    term: line.subscriptionTerm,
    termCount: decimal(line.subscriptionTerm).div(model.pricingTerm ?? 1),
  }
}
