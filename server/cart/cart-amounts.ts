import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocate, roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { type GivenOffers, type OpenPromotion, qualifiedPromotions, reduceAmount, type Reduction } from '../promotions/service.ts'
import type { CartTotals, DeliveryMethod } from './cart.ts'
import { deliveryFee } from './delivery-fee.ts'

/** The part of a cart that is taxed by one rate. */
export interface TaxGroup {
  readonly ratePercent: Decimal
  /** After item offers. */
  readonly net: Decimal
  /** Its part of the offers on the whole cart; negative. */
  readonly cartAdjustment: Decimal
}

/** Everything that a cart comes to, in its currency. Adjustments are negative. */
export interface CartAmounts {
  readonly list: Decimal
  readonly sales: Decimal
  readonly itemAdjustment: Decimal
  readonly cartAdjustment: Decimal
  readonly shippingFee: Decimal
  readonly shippingAdjustment: Decimal
  readonly tax: Decimal
  /** Products after offers, shipping after offers, and tax. */
  readonly grandTotal: Decimal
  /** The offers that took something off, on items first. */
  readonly reductions: readonly Reduction[]
  readonly taxGroups: readonly TaxGroup[]
}

/** What a cart is worked out from. */
export interface CartFacts {
  readonly totals: CartTotals
  /** Open to the cart, in the order in which they apply. */
  readonly promotions: readonly OpenPromotion[]
  readonly method: DeliveryMethod | null
  readonly currencyIsoCode: string
}

/**
 * Works a cart's amounts out from its running sums.
 * Tax is the sum of the line taxes; with an offer on the whole cart it is rounded once per tax rate instead, on what the offer leaves.
 */
export function cartAmounts({ totals, promotions, method, currencyIsoCode }: CartFacts): CartAmounts {
  const qualified = qualifiedPromotions(promotions, totals.sales)
  const afterItems = totals.sales.plus(totals.itemAdjustment)
  const onCart = reduceAmount(qualified, { target: 'Cart', amount: afterItems, currencyIsoCode, given: givenOnItems(totals, promotions) })
  const cartAdjustment = sum(onCart.reductions.map(({ amount }) => amount))
  const productAmount = afterItems.plus(cartAdjustment)
  const shippingFee = deliveryFee(method, { productAmount, isEmpty: totals.lineCount === 0 })
  const onShipping = reduceAmount(qualified, { target: 'Shipping', amount: shippingFee, currencyIsoCode, given: onCart.given })
  const shippingAdjustment = sum(onShipping.reductions.map(({ amount }) => amount))
  const taxGroups = taxGroupsOf(totals, cartAdjustment, currencyIsoCode)
  const tax = cartAdjustment.eq(ZERO) ? totals.tax : sum(taxGroups.map((group) => groupTax(group, currencyIsoCode)))
  return {
    list: totals.list,
    sales: totals.sales,
    itemAdjustment: totals.itemAdjustment,
    cartAdjustment,
    shippingFee,
    shippingAdjustment,
    tax,
    grandTotal: sum([productAmount, shippingFee, shippingAdjustment, tax]),
    reductions: [...itemReductions(totals), ...onCart.reductions, ...onShipping.reductions],
    taxGroups,
  }
}

/** The tax of what offers on the whole cart leave of a group, rounded once. */
export function groupTax({ ratePercent, net, cartAdjustment }: TaxGroup, currencyIsoCode: string): Decimal {
  return roundMoney(net.plus(cartAdjustment).times(ratePercent).div(100), currencyIsoCode)
}

function taxGroupsOf(totals: CartTotals, cartAdjustment: Decimal, currencyIsoCode: string): TaxGroup[] {
  const groups = [...totals.netByRate].map(([rate, net]) => ({ ratePercent: decimal(rate), net })).toSorted((one, other) => one.ratePercent.cmp(other.ratePercent))
  const parts = allocate(
    cartAdjustment,
    groups.map(({ net }) => net),
    currencyIsoCode,
  )
  return groups.map((group, index) => ({ ...group, cartAdjustment: parts[index] ?? ZERO }))
}

function givenOnItems({ reductionByPromotion }: CartTotals, promotions: readonly OpenPromotion[]): GivenOffers {
  return {
    any: reductionByPromotion.size > 0,
    exclusive: promotions.some(({ id, isExclusive }) => isExclusive && reductionByPromotion.has(id)),
  }
}

function itemReductions({ reductionByPromotion }: CartTotals): Reduction[] {
  return [...reductionByPromotion].map(([promotionId, amount]) => ({ promotionId, amount }))
}
