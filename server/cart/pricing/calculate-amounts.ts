import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocateProportionally } from '@hydrant/kernel/money/rounding.ts'
import {
  type AppliedPromotions,
  type AvailablePromotion,
  filterQualifiedPromotions,
  applyPromotionsToAmount,
  type Reduction,
} from '../../promotions/service.ts'
import { calculateTax } from '../../tax/service.ts'
import type { CartTotals, GroupWithMethod } from '../cart.ts'
import { type GroupFee, calculateGroupFees, allocateShippingAdjustment } from '../delivery/delivery-fee.ts'
import { type TaxedBase, parseTaxKey } from './tax-key.ts'

/** The part of a cart that has one tax rate, with the tax either included or added. */
export interface TaxGroup extends TaxedBase {
  /** The amount after item promotions, including tax where prices include it. */
  readonly reducedAmount: Decimal
  /** The share of each promotion on the whole cart, in the order in which they apply; negative. */
  readonly cartReductions: readonly Reduction[]
  /** The sum of the cart reductions. */
  readonly cartAdjustment: Decimal
}

/**
 * All amounts of a cart, in its currency. Adjustments are negative. Where prices include tax (Gross), `sales` and the
 * adjustments include `tax`, and `addedTax` is zero; otherwise (Net) `addedTax` equals `tax` and is paid on top. In
 * every case: grandTotal = sales + itemAdjustment + cartAdjustment + shippingFee + shippingAdjustment + addedTax.
 */
export interface CartAmounts {
  readonly list: Decimal
  readonly sales: Decimal
  readonly itemAdjustment: Decimal
  readonly cartAdjustment: Decimal
  readonly shippingFee: Decimal
  readonly shippingAdjustment: Decimal
  /** Fee and adjustment of each delivery group, in the order of the groups. */
  readonly groupFees: readonly GroupFee[]
  /** All tax, whether or not prices include it. */
  readonly tax: Decimal
  /** The tax on top of the prices. */
  readonly addedTax: Decimal
  /** Gross: prices include tax. */
  readonly taxLocaleType: 'Gross' | 'Net'
  /** Products after promotions, shipping after promotions, and the tax on top. */
  readonly grandTotal: Decimal
  /** The promotions that took something off, item promotions first. */
  readonly reductions: readonly Reduction[]
  readonly taxGroups: readonly TaxGroup[]
}

/** What the amounts of a cart are calculated from. */
export interface AmountInput {
  readonly totals: CartTotals
  /** The promotions available to the cart, in the order in which they apply. */
  readonly promotions: readonly AvailablePromotion[]
  readonly groups: readonly GroupWithMethod[]
  readonly currencyIsoCode: string
}

/**
 * Calculates the amounts of a cart from its running totals. The tax is the sum of the line taxes. When a promotion
 * reduces the whole cart, the tax is instead calculated from the reduced amount of each tax group, and rounded once per
 * group.
 */
export function calculateAmounts({ totals, promotions, groups, currencyIsoCode }: AmountInput): CartAmounts {
  const qualifiedPromotions = filterQualifiedPromotions(promotions, totals)
  const amountAfterItems = totals.sales.plus(totals.itemAdjustment)
  const cartResult = applyPromotionsToAmount(qualifiedPromotions, {
    target: 'Cart',
    amount: amountAfterItems,
    currencyIsoCode,
    applied: summarizeItemPromotions(totals, promotions),
  })
  const cartAdjustment = sum(cartResult.reductions.map(({ amount }) => amount))
  const productAmount = amountAfterItems.plus(cartAdjustment)
  const fees = calculateGroupFees({ totals, groups, cartAdjustment, currencyIsoCode })
  const shippingFee = sum(fees)
  const shippingResult = applyPromotionsToAmount(qualifiedPromotions, {
    target: 'Shipping',
    amount: shippingFee,
    currencyIsoCode,
    applied: cartResult.applied,
  })
  const shippingAdjustment = sum(shippingResult.reductions.map(({ amount }) => amount))
  const taxGroups = toTaxGroups(totals, cartResult.reductions, currencyIsoCode)
  const { tax, addedTax } = cartAdjustment.eq(ZERO)
    ? { tax: totals.tax, addedTax: totals.tax.minus(totals.includedTax) }
    : sumTaxesOfTaxGroups(taxGroups, currencyIsoCode)
  return {
    list: totals.list,
    sales: totals.sales,
    itemAdjustment: totals.itemAdjustment,
    cartAdjustment,
    shippingFee,
    shippingAdjustment,
    groupFees: allocateShippingAdjustment(fees, { groups, shippingAdjustment, currencyIsoCode }),
    tax,
    addedTax,
    taxLocaleType: taxGroups.some(({ isTaxIncluded }) => isTaxIncluded) ? 'Gross' : 'Net',
    grandTotal: sum([productAmount, shippingFee, shippingAdjustment, addedTax]),
    reductions: [...toItemReductions(totals), ...cartResult.reductions, ...shippingResult.reductions],
    taxGroups,
  }
}

/** Calculates the tax of a tax group after the promotions on the whole cart, rounded once. */
export function calculateTaxOfTaxGroup(
  { ratePercent, isTaxIncluded, reducedAmount, cartAdjustment }: TaxGroup,
  currencyIsoCode: string,
): Decimal {
  return calculateTax(reducedAmount.plus(cartAdjustment), { ratePercent, isIncluded: isTaxIncluded, currencyIsoCode })
}

function sumTaxesOfTaxGroups(
  groups: readonly TaxGroup[],
  currencyIsoCode: string,
): { tax: Decimal; addedTax: Decimal } {
  const taxes = groups.map((group) => ({
    isAdded: !group.isTaxIncluded,
    tax: calculateTaxOfTaxGroup(group, currencyIsoCode),
  }))
  return {
    tax: sum(taxes.map(({ tax }) => tax)),
    addedTax: sum(taxes.flatMap(({ isAdded, tax }) => (isAdded ? [tax] : []))),
  }
}

/**
 * Splits the promotions on the whole cart, one after the other, over what is left of each tax group, so that the parts
 * of each promotion add up to it and no group falls below zero.
 */
function toTaxGroups(totals: CartTotals, reductions: readonly Reduction[], currencyIsoCode: string): TaxGroup[] {
  const groups = [...totals.reducedAmountByRate]
    .map(([key, reducedAmount]) => ({ ...parseTaxKey(key), reducedAmount }))
    .toSorted(
      (one, other) => one.ratePercent.cmp(other.ratePercent) || Number(one.isTaxIncluded) - Number(other.isTaxIncluded),
    )
  const parts = splitReductions(
    reductions,
    groups.map(({ reducedAmount }) => reducedAmount),
    currencyIsoCode,
  )
  return groups.map((group, index) => {
    const cartReductions = parts[index] ?? []
    return { ...group, cartReductions, cartAdjustment: sum(cartReductions.map(({ amount }) => amount)) }
  })
}

/**
 * Splits each reduction over the amounts and returns the parts by amount; the parts of a reduction add up to it. The
 * amounts together must be at least as large as the reductions.
 */
export function splitReductions(
  reductions: readonly Reduction[],
  amounts: readonly Decimal[],
  currencyIsoCode: string,
): Reduction[][] {
  const parts: Reduction[][] = amounts.map(() => [])
  let remaining = [...amounts]
  for (const { promotionId, amount } of reductions) {
    const shares = allocateProportionally(amount, remaining, currencyIsoCode)
    for (const [index, share] of shares.entries())
      if (!share.eq(ZERO)) parts[index]?.push({ promotionId, amount: share })
    remaining = remaining.map((remainder, index) => remainder.plus(shares[index] ?? ZERO))
  }
  return parts
}

function summarizeItemPromotions(
  { reductionByPromotion }: CartTotals,
  promotions: readonly AvailablePromotion[],
): AppliedPromotions {
  return {
    hasAny: reductionByPromotion.size > 0,
    hasExclusive: promotions.some(({ id, isExclusive }) => isExclusive && reductionByPromotion.has(id)),
  }
}

function toItemReductions({ reductionByPromotion }: CartTotals): Reduction[] {
  return [...reductionByPromotion].map(([promotionId, amount]) => ({ promotionId, amount }))
}
