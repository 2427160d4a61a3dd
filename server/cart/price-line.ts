import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney, roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'
import { amountAt, unitPriceAt } from '../pricing/service.ts'
import { NO_SETS, type OpenPromotion, reduceLine, setsOf } from '../promotions/service.ts'
import { taxOf } from '../tax/service.ts'
import type { CartLine, LineKey, LinePrice } from './cart.ts'
import { type Goods, whyNotBought } from './purchasable.ts'

/** A line, as far as its price follows from it. */
export type PricedGoods = LineKey & { readonly quantity: Decimal }

/** What a line costs before offers and tax, and what both depend on. */
export interface BasePrice extends Omit<LinePrice, 'reductions' | 'totalTax'> {
  readonly categoryIds: readonly string[]
}

/**
 * Works out what a line costs before offers. `promotions` are all that are open to the cart, large enough or not.
 * Amounts are rounded once per line.
 */
export function basePrice(
  line: PricedGoods,
  goods: Goods | undefined,
  open: { readonly promotions: readonly OpenPromotion[]; readonly currencyIsoCode: string },
): BasePrice {
  const refusal = whyNotBought(goods)
  if (refusal !== null) return unpriced({ code: refusal.code, message: refusal.message })
  const pricing = goods?.pricing
  if (goods === undefined || pricing === undefined || pricing === null)
    throw new Error('Goods that can be bought have a price.')
  const { categoryIds } = goods.product
  const { isSubscription, term, terms } = subscriptionOf(line, goods)
  const purchase = { quantity: line.quantity, term }
  const listPrice = (pricing.listPrice ?? pricing.unitPrice).times(terms)
  return {
    listPrice,
    salesPrice: roundUnitPrice(unitPriceAt(pricing, purchase).times(terms)),
    totalListPrice: roundMoney(listPrice.times(line.quantity), open.currencyIsoCode),
    totalSalesPrice: roundMoney(amountAt(pricing, purchase).times(terms), open.currencyIsoCode),
    sets: setsOf(open.promotions, { productId: line.productId, categoryIds }),
    ratePercent: goods.ratePercent,
    isTaxIncluded: goods.isTaxIncluded,
    isSubscription,
    problem: null,
    categoryIds,
  }
}

/**
 * What offers make of a line's price: `promotions` are those for which the cart is large enough, `rewards` the pieces
 * that each offer across lines rewards here.
 */
export interface LineOffers {
  readonly promotions: readonly OpenPromotion[]
  readonly rewards: ReadonlyMap<string, number>
  readonly currencyIsoCode: string
}

/** Works out what a line comes to with offers and tax, which is rounded once. */
export function reducedPrice(
  { productId, quantity }: PricedGoods,
  { categoryIds, ...base }: BasePrice,
  offers: LineOffers,
): LinePrice {
  const { promotions, rewards, currencyIsoCode } = offers
  const reductions =
    base.problem === null
      ? reduceLine(promotions, {
          productId,
          categoryIds,
          quantity,
          amount: base.totalSalesPrice,
          currencyIsoCode,
          rewards,
        })
      : []
  const net = sum([base.totalSalesPrice, ...reductions.map(({ amount }) => amount)])
  return {
    ...base,
    reductions,
    totalTax: taxOf(net, { ratePercent: base.ratePercent, isIncluded: base.isTaxIncluded, currencyIsoCode }),
  }
}

/** What item offers take off a line; negative. */
export function itemAdjustment({ reductions }: LinePrice): Decimal {
  return sum(reductions.map(({ amount }) => amount))
}

/** The tax that is paid on top of a line's price: none where the price contains it. */
export function addedTax({ isTaxIncluded, totalTax }: LinePrice): Decimal {
  return isTaxIncluded ? ZERO : totalTax
}

/** The lines whose price is no longer what it was. */
export function movedLines(before: readonly CartLine[], after: readonly CartLine[]): CartLine[] {
  const prices = new Map(before.map(({ id, price }) => [id, price]))
  return after.filter(({ id, price }) => {
    const old = prices.get(id)
    return old === undefined || !isSamePrice(old, price)
  })
}

function isSamePrice(one: LinePrice, other: LinePrice): boolean {
  return priceText(one) === priceText(other)
}

function priceText(price: LinePrice): string {
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
  const offers = price.reductions.map(({ promotionId, amount, pieces }) => [promotionId, amount, pieces])
  return JSON.stringify([
    listPrice,
    salesPrice,
    totalListPrice,
    totalSalesPrice,
    offers,
    sets.countedBy,
    sets.rewardedBy,
    ratePercent,
    isTaxIncluded,
    totalTax,
    isSubscription,
    problem?.code,
  ])
}

function unpriced(problem: NonNullable<LinePrice['problem']>): BasePrice {
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
  /** By which term breaks go; null: it has no end. */
  readonly term: number | null
  /** How many times the price of one pricing term is paid; once for everything that has no end. */
  readonly terms: Decimal
}

function subscriptionOf(line: LineKey, { product }: Goods): Subscription {
  const model = product.sellingModels.find(({ id }) => id === line.sellingModelId)
  const isSubscription = model !== undefined && model.sellingModelType !== 'OneTime'
  if (model?.sellingModelType !== 'TermDefined' || line.subscriptionTerm === null)
    return { isSubscription, term: null, terms: decimal(1) }
  return {
    isSubscription,
    term: line.subscriptionTerm,
    terms: decimal(line.subscriptionTerm).div(model.pricingTerm ?? 1),
  }
}
