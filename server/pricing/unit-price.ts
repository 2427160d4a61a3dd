import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'

/** One price break: from `lowerBound` up to and including `upperBound` (null: no end). */
export interface Tier {
  readonly id: string
  readonly lowerBound: Decimal
  readonly upperBound: Decimal | null
  readonly adjustmentType: 'AmountBasedAdjustment' | 'PercentageBasedAdjustment'
  /** The amount off the unit price, or a percentage of it. */
  readonly adjustmentValue: Decimal
}

/** A price break with its unit price. */
export interface PricedTier extends Tier {
  readonly tierUnitPrice: Decimal
}

/** Price breaks with their unit prices, in the order of their lower bounds. */
export interface PricedSchedule {
  readonly id: string
  /**
   * 'Range': the whole quantity is paid at the unit price of the break that it reaches. 'Slab': each unit at the price
   * of the break that it falls in.
   */
  readonly adjustmentMethod: 'Range' | 'Slab'
  readonly scheduleType: 'Volume' | 'Term'
  readonly tiers: readonly PricedTier[]
}

/**
 * Adds the unit price to every price break: never below zero, with up to six decimal places. Only the amount of a line
 * is rounded to the currency.
 */
export function calculateTierPrices(tiers: readonly Tier[], unitPrice: Decimal): PricedTier[] {
  return tiers
    .toSorted((one, other) => one.lowerBound.cmp(other.lowerBound))
    .map((tier) => ({ ...tier, tierUnitPrice: calculateTierPrice(tier, unitPrice) }))
}

function calculateTierPrice({ adjustmentType, adjustmentValue }: Tier, unitPrice: Decimal): Decimal {
  if (adjustmentValue.eq(ZERO)) return unitPrice
  const reduction =
    adjustmentType === 'PercentageBasedAdjustment' ? unitPrice.times(adjustmentValue).div(100) : adjustmentValue
  const reduced = roundUnitPrice(unitPrice.minus(reduction))
  return reduced.lt(ZERO) ? ZERO : reduced
}

/**
 * How much is bought: the quantity, and for a subscription with an end its term in the units of its selling model
 * (null: no end).
 */
export interface Purchase {
  readonly quantity: Decimal
  readonly term: number | null
}

/** A unit price with its price breaks. */
export interface PriceWithBreaks {
  readonly unitPrice: Decimal
  readonly schedule: PricedSchedule | null
}

/** A part of a quantity that has one unit price. */
export interface PricePart {
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  /** The price break that gave the unit price; null: none did. */
  readonly tier: PricedTier | null
}

/**
 * Splits a quantity into the parts that have one unit price each: with slabs one for each price break that it falls in,
 * otherwise a single one. A break is reached by the whole units of the quantity, or by the term where the schedule is by
 * term.
 */
export function splitByBreaks(price: PriceWithBreaks, purchase: Purchase): PricePart[] {
  const { quantity } = purchase
  if (usesSlabs(price, purchase)) return splitIntoSlabs(price, quantity)
  return [{ quantity, unitPrice: calculateUnitPrice(price, purchase), tier: findReachedTier(price, purchase) }]
}

/**
 * Calculates the exact price of a quantity for one pricing term; the caller rounds it, once.
 */
export function calculateAmount(price: PriceWithBreaks, purchase: Purchase): Decimal {
  return sumParts(splitByBreaks(price, purchase))
}

/** Calculates the unit price for one pricing term at a quantity. With slabs it is the average; the caller rounds it. */
export function calculateUnitPrice(price: PriceWithBreaks, purchase: Purchase): Decimal {
  const { unitPrice, schedule } = price
  const measure = toBreakMeasure(schedule, purchase)
  if (schedule === null || measure === null || measure.lte(ZERO)) return unitPrice
  if (schedule.adjustmentMethod === 'Range') return findReachedTier(price, purchase)?.tierUnitPrice ?? unitPrice
  return sumParts(splitIntoSlabs(price, measure)).div(measure)
}

/** Returns the quantity or term that price breaks are compared with; null when they do not apply. */
function toBreakMeasure(schedule: PricedSchedule | null, { quantity, term }: Purchase): Decimal | null {
  if (schedule === null) return null
  switch (schedule.scheduleType) {
    case 'Volume':
      return quantity
    case 'Term':
      return term === null ? null : decimal(term)
    default:
      return schedule.scheduleType satisfies never
  }
}

/**
 * Whether units have different prices by slab, so that the exact sum must be calculated instead of an average times the
 * quantity.
 */
function usesSlabs({ schedule }: PriceWithBreaks, { quantity }: Purchase): boolean {
  return schedule?.scheduleType === 'Volume' && schedule.adjustmentMethod === 'Slab' && quantity.gt(ZERO)
}

/** Finds the price break whose range contains the quantity or term; null above the last upper bound, too. */
function findReachedTier({ schedule }: PriceWithBreaks, purchase: Purchase): PricedTier | null {
  const measure = toBreakMeasure(schedule, purchase)
  if (schedule === null || measure === null || measure.lte(ZERO)) return null
  const wholeUnits = measure.round(0, 0)
  return (
    schedule.tiers.find(
      (tier) => wholeUnits.gte(tier.lowerBound) && (tier.upperBound === null || wholeUnits.lte(tier.upperBound)),
    ) ?? null
  )
}

function sumParts(parts: readonly PricePart[]): Decimal {
  return sum(parts.map(({ quantity, unitPrice }) => quantity.times(unitPrice)))
}

function splitIntoSlabs({ unitPrice, schedule }: PriceWithBreaks, measure: Decimal): PricePart[] {
  const slabs = (schedule?.tiers ?? []).map((tier) => ({
    quantity: calculateQuantityInTier(tier, measure),
    unitPrice: tier.tierUnitPrice,
    tier,
  }))
  const remainder = measure.minus(sum(slabs.map(({ quantity }) => quantity)))
  return [...slabs, { quantity: remainder, unitPrice, tier: null }].filter(({ quantity }) => !quantity.eq(ZERO))
}

function calculateQuantityInTier({ lowerBound, upperBound }: PricedTier, measure: Decimal): Decimal {
  const before = lowerBound.gt(ZERO) ? lowerBound.minus(ONE) : ZERO
  const end = upperBound?.lt(measure) === true ? upperBound : measure
  return end.gt(before) ? end.minus(before) : ZERO
}

const ONE = decimal(1)
