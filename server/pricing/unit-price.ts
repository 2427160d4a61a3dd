import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'

/** One quantity break: from `lowerBound` up to and including `upperBound` (null: no end). */
export interface Tier {
  readonly id: string
  readonly lowerBound: Decimal
  readonly upperBound: Decimal | null
  readonly adjustmentType: 'AmountBasedAdjustment' | 'PercentageBasedAdjustment'
  /** Money off one piece, or percent of its price. */
  readonly adjustmentValue: Decimal
}

/** A break with the price of one piece in it. */
export interface PricedTier extends Tier {
  readonly tierUnitPrice: Decimal
}

/** Quantity breaks with their prices; in the order of their lower bounds. */
export interface PricedSchedule {
  readonly id: string
  /**
   * 'Range': the whole quantity is paid at the price of the break it reaches. 'Slab': each piece at the price of the
   * break it falls in.
   */
  readonly adjustmentMethod: 'Range' | 'Slab'
  readonly scheduleType: 'Volume' | 'Term'
  readonly tiers: readonly PricedTier[]
}

/**
 * Adds to every break the price of one piece in it: never below zero, with up to six digits after the point. What is
 * paid is rounded on the line alone.
 */
export function priceTiers(tiers: readonly Tier[], unitPrice: Decimal): PricedTier[] {
  return tiers
    .toSorted((one, other) => one.lowerBound.cmp(other.lowerBound))
    .map((tier) => ({ ...tier, tierUnitPrice: reducedPrice(tier, unitPrice) }))
}

function reducedPrice({ adjustmentType, adjustmentValue }: Tier, unitPrice: Decimal): Decimal {
  if (adjustmentValue.eq(ZERO)) return unitPrice
  const reduction =
    adjustmentType === 'PercentageBasedAdjustment' ? unitPrice.times(adjustmentValue).div(100) : adjustmentValue
  const reduced = roundUnitPrice(unitPrice.minus(reduction))
  return reduced.lt(ZERO) ? ZERO : reduced
}

/**
 * How much is bought: pieces, and of a subscription with an end its term in the units of its selling model (null: no
 * such end).
 */
export interface Purchase {
  readonly quantity: Decimal
  readonly term: number | null
}

/** What a price is worked out from. */
export interface Breaks {
  readonly unitPrice: Decimal
  readonly schedule: PricedSchedule | null
}

/**
 * What all pieces cost together for one pricing term, exactly: to be rounded once, by who charges it.
 * A break is reached by the whole pieces of the quantity, or by the term where the schedule goes by terms.
 */
export function amountAt(breaks: Breaks, purchase: Purchase): Decimal {
  const { quantity } = purchase
  return isOverSlabs(breaks, purchase) ? sumOverSlabs(breaks, quantity) : unitPriceAt(breaks, purchase).times(quantity)
}

/**
 * What one piece costs for one pricing term when so much is bought. With slabs it is the average, to be rounded by who
 * shows or stores it.
 */
export function unitPriceAt(breaks: Breaks, purchase: Purchase): Decimal {
  const { unitPrice, schedule } = breaks
  const measure = measureOf(schedule, purchase)
  if (schedule === null || measure === null || measure.lte(ZERO)) return unitPrice
  if (schedule.adjustmentMethod === 'Range') return reachedTier(schedule.tiers, measure)?.tierUnitPrice ?? unitPrice
  return sumOverSlabs(breaks, measure).div(measure)
}

/** By what the breaks go; null: they do not apply. */
function measureOf(schedule: PricedSchedule | null, { quantity, term }: Purchase): Decimal | null {
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

/** Whether the pieces cost differently, so that their prices are to be added up and not multiplied by an average. */
function isOverSlabs({ schedule }: Breaks, { quantity }: Purchase): boolean {
  return schedule?.scheduleType === 'Volume' && schedule.adjustmentMethod === 'Slab' && quantity.gt(ZERO)
}

function reachedTier(tiers: readonly PricedTier[], measure: Decimal): PricedTier | undefined {
  const whole = measure.round(0, 0)
  return tiers.find((tier) => whole.gte(tier.lowerBound) && (tier.upperBound === null || whole.lte(tier.upperBound)))
}

function sumOverSlabs({ unitPrice, schedule }: Breaks, measure: Decimal): Decimal {
  const slabs = (schedule?.tiers ?? []).map((tier) => ({ part: partWithin(tier, measure), price: tier.tierUnitPrice }))
  const rest = measure.minus(sum(slabs.map((slab) => slab.part)))
  return sum([...slabs.map((slab) => slab.part.times(slab.price)), rest.times(unitPrice)])
}

function partWithin({ lowerBound, upperBound }: PricedTier, measure: Decimal): Decimal {
  const before = lowerBound.gt(ZERO) ? lowerBound.minus(ONE) : ZERO
  const end = upperBound?.lt(measure) === true ? upperBound : measure
  return end.gt(before) ? end.minus(before) : ZERO
}

const ONE = decimal(1)
