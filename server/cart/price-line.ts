import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { type ProductPricing, unitPriceAt } from '../pricing/service.ts'
import { type OpenPromotion, reduceLine } from '../promotions/service.ts'
import type { CartLine, LineKey, LinePrice } from './cart.ts'
import { type Goods, whyNotBought } from './purchasable.ts'

/** Works out what a line comes to. Amounts are rounded once per line, and its tax once. */
export function priceLine(line: LineKey & { readonly quantity: Decimal }, goods: Goods | undefined, offer: { readonly promotions: readonly OpenPromotion[]; readonly currencyIsoCode: string }): LinePrice {
  const refusal = whyNotBought(goods)
  if (refusal !== null) return unpriced({ code: refusal.code, message: refusal.message })
  const pricing = goods?.pricing
  if (goods === undefined || pricing === undefined || pricing === null) throw new Error('Goods that can be bought have a price.')
  const { promotions, currencyIsoCode } = offer
  const { listPrice, salesPrice } = pricesOfOne(line, goods, pricing)
  const totalSalesPrice = roundMoney(salesPrice.times(line.quantity), currencyIsoCode)
  const reductions = reduceLine(promotions, {
    productId: line.productId,
    categoryIds: goods.product.categoryIds,
    quantity: line.quantity,
    amount: totalSalesPrice,
    currencyIsoCode,
  })
  const net = totalSalesPrice.plus(sum(reductions.map(({ amount }) => amount)))
  return {
    listPrice,
    salesPrice,
    totalListPrice: roundMoney(listPrice.times(line.quantity), currencyIsoCode),
    totalSalesPrice,
    reductions,
    ratePercent: goods.ratePercent,
    totalTax: roundMoney(net.times(goods.ratePercent).div(100), currencyIsoCode),
    problem: null,
  }
}

/** What item offers take off a line; negative. */
export function itemAdjustment({ reductions }: LinePrice): Decimal {
  return sum(reductions.map(({ amount }) => amount))
}

function isSamePrice(one: LinePrice, other: LinePrice): boolean {
  return priceText(one) === priceText(other)
}

/** The lines whose price is no longer what it was. */
export function movedLines(before: readonly CartLine[], after: readonly CartLine[]): CartLine[] {
  const prices = new Map(before.map(({ id, price }) => [id, price]))
  return after.filter(({ id, price }) => {
    const old = prices.get(id)
    return old === undefined || !isSamePrice(old, price)
  })
}

function priceText({ listPrice, salesPrice, totalListPrice, totalSalesPrice, reductions, ratePercent, totalTax, problem }: LinePrice): string {
  const offers = reductions.map(({ promotionId, amount }) => [promotionId, amount])
  return JSON.stringify([listPrice, salesPrice, totalListPrice, totalSalesPrice, offers, ratePercent, totalTax, problem?.code])
}

function unpriced(problem: NonNullable<LinePrice['problem']>): LinePrice {
  return { listPrice: ZERO, salesPrice: null, totalListPrice: ZERO, totalSalesPrice: ZERO, reductions: [], ratePercent: ZERO, totalTax: ZERO, problem }
}

function pricesOfOne(line: LineKey & { readonly quantity: Decimal }, goods: Goods, pricing: ProductPricing): { listPrice: Decimal; salesPrice: Decimal } {
  const terms = termsOf(line, goods)
  const salesPrice = unitPriceAt(pricing, line.quantity).times(terms)
  return { listPrice: (pricing.listPrice ?? pricing.unitPrice).times(terms), salesPrice }
}

/** How many times the price of one term a subscription with an end is paid; once for everything else. */
function termsOf(line: LineKey, { product }: Goods): Decimal {
  const model = product.sellingModels.find(({ id }) => id === line.sellingModelId)
  if (model?.sellingModelType !== 'TermDefined' || line.subscriptionTerm === null) return decimal(1)
  return decimal(line.subscriptionTerm).div(model.pricingTerm ?? 1)
}
