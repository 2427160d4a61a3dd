import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocate } from '@hydrant/kernel/money/rounding.ts'
import {
  type GivenOffers,
  type OpenPromotion,
  qualifiedPromotions,
  reduceAmount,
  type Reduction,
} from '../promotions/service.ts'
import { taxOf } from '../tax/service.ts'
import type { CartTotals, GroupDelivery } from './cart.ts'
import { type GroupFee, groupFees, withAdjustments } from './delivery-fee.ts'
import { type Taxed, taxedBy } from './tax-key.ts'

/** The part of a cart that is taxed in one way. */
export interface TaxGroup extends Taxed {
  /** After item offers; with the tax where prices contain it. */
  readonly net: Decimal
  /** Its part of each offer on the whole cart, in the order in which they apply; negative. */
  readonly cartReductions: readonly Reduction[]
  /** Their sum. */
  readonly cartAdjustment: Decimal
}

/**
 * Everything that a cart comes to, in its currency. Adjustments are negative. Where prices contain their tax (Gross),
 * `sales`, the adjustments and the shares of lines contain it too: `tax` tells it, and only `addedTax`, which is
 * nothing there, is paid on top. So for any way of taxing: grandTotal = sales + itemAdjustment + cartAdjustment +
 * shippingFee + shippingAdjustment + addedTax.
 */
export interface CartAmounts {
  readonly list: Decimal
  readonly sales: Decimal
  readonly itemAdjustment: Decimal
  readonly cartAdjustment: Decimal
  readonly shippingFee: Decimal
  readonly shippingAdjustment: Decimal
  /** What each delivery group has of both, in the order of the groups. */
  readonly groupFees: readonly GroupFee[]
  /** All tax, whether or not the prices contain it. */
  readonly tax: Decimal
  /** The tax on top of the prices. */
  readonly addedTax: Decimal
  /** Whether the prices contain their tax. */
  readonly taxLocaleType: 'Gross' | 'Net'
  /** Products after offers, shipping after offers, and the tax on top. */
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
  readonly groups: readonly GroupDelivery[]
  readonly currencyIsoCode: string
}

/**
 * Works a cart's amounts out from its running sums. Tax is the sum of the line taxes; with an offer on the whole cart
 * it is rounded once per way of taxing instead, on what the offer leaves.
 */
export function cartAmounts({ totals, promotions, groups, currencyIsoCode }: CartFacts): CartAmounts {
  const qualified = qualifiedPromotions(promotions, totals)
  const afterItems = totals.sales.plus(totals.itemAdjustment)
  const onCart = reduceAmount(qualified, {
    target: 'Cart',
    amount: afterItems,
    currencyIsoCode,
    given: givenOnItems(totals, promotions),
  })
  const cartAdjustment = sum(onCart.reductions.map(({ amount }) => amount))
  const productAmount = afterItems.plus(cartAdjustment)
  const fees = groupFees({ totals, groups, cartAdjustment, currencyIsoCode })
  const shippingFee = sum(fees)
  const onShipping = reduceAmount(qualified, {
    target: 'Shipping',
    amount: shippingFee,
    currencyIsoCode,
    given: onCart.given,
  })
  const shippingAdjustment = sum(onShipping.reductions.map(({ amount }) => amount))
  const taxGroups = taxGroupsOf(totals, onCart.reductions, currencyIsoCode)
  const { tax, addedTax } = cartAdjustment.eq(ZERO)
    ? { tax: totals.tax, addedTax: totals.tax.minus(totals.includedTax) }
    : taxOfGroups(taxGroups, currencyIsoCode)
  return {
    list: totals.list,
    sales: totals.sales,
    itemAdjustment: totals.itemAdjustment,
    cartAdjustment,
    shippingFee,
    shippingAdjustment,
    groupFees: withAdjustments(fees, { groups, shippingAdjustment, currencyIsoCode }),
    tax,
    addedTax,
    taxLocaleType: taxGroups.some(({ isTaxIncluded }) => isTaxIncluded) ? 'Gross' : 'Net',
    grandTotal: sum([productAmount, shippingFee, shippingAdjustment, addedTax]),
    reductions: [...itemReductions(totals), ...onCart.reductions, ...onShipping.reductions],
    taxGroups,
  }
}

/** The tax of what offers on the whole cart leave of a group, rounded once. */
export function groupTax(
  { ratePercent, isTaxIncluded, net, cartAdjustment }: TaxGroup,
  currencyIsoCode: string,
): Decimal {
  return taxOf(net.plus(cartAdjustment), { ratePercent, isIncluded: isTaxIncluded, currencyIsoCode })
}

function taxOfGroups(groups: readonly TaxGroup[], currencyIsoCode: string): { tax: Decimal; addedTax: Decimal } {
  const taxes = groups.map((group) => ({ isAdded: !group.isTaxIncluded, tax: groupTax(group, currencyIsoCode) }))
  return {
    tax: sum(taxes.map(({ tax }) => tax)),
    addedTax: sum(taxes.flatMap(({ isAdded, tax }) => (isAdded ? [tax] : []))),
  }
}

/**
 * Splits the offers on the whole cart, one after the other, over what is left of each group, so that each offer's parts
 * add up to it and no group falls below nought.
 */
function taxGroupsOf(totals: CartTotals, reductions: readonly Reduction[], currencyIsoCode: string): TaxGroup[] {
  const groups = [...totals.netByRate]
    .map(([key, net]) => ({ ...taxedBy(key), net }))
    .toSorted(
      (one, other) => one.ratePercent.cmp(other.ratePercent) || Number(one.isTaxIncluded) - Number(other.isTaxIncluded),
    )
  const parts = splitReductions(
    reductions,
    groups.map(({ net }) => net),
    currencyIsoCode,
  )
  return groups.map((group, index) => {
    const cartReductions = parts[index] ?? []
    return { ...group, cartReductions, cartAdjustment: sum(cartReductions.map(({ amount }) => amount)) }
  })
}

/**
 * For each of some amounts its part of each reduction; every reduction's parts add up to it. The amounts together are
 * at least what is taken off.
 */
export function splitReductions(
  reductions: readonly Reduction[],
  amounts: readonly Decimal[],
  currencyIsoCode: string,
): Reduction[][] {
  const parts: Reduction[][] = amounts.map(() => [])
  let left = [...amounts]
  for (const { promotionId, amount } of reductions) {
    const shares = allocate(amount, left, currencyIsoCode)
    for (const [index, share] of shares.entries())
      if (!share.eq(ZERO)) parts[index]?.push({ promotionId, amount: share })
    left = left.map((one, index) => one.plus(shares[index] ?? ZERO))
  }
  return parts
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
