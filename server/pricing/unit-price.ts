import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'

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
  /** 'Range': the whole quantity is paid at the price of the break it reaches. 'Slab': each piece at the price of the break it falls in. */
  readonly adjustmentMethod: 'Range' | 'Slab'
  readonly scheduleType: 'Volume' | 'Term'
  readonly tiers: readonly PricedTier[]
}

/** Puts the price of one piece to every break: never below nought, rounded to what the currency can be paid in. */
export function priceTiers(tiers: readonly Tier[], unitPrice: Decimal, currencyIsoCode: string): PricedTier[] {
  return tiers
    .toSorted((one, other) => one.lowerBound.cmp(other.lowerBound))
    .map((tier) => ({ ...tier, tierUnitPrice: reducedPrice(tier, unitPrice, currencyIsoCode) }))
}

function reducedPrice({ adjustmentType, adjustmentValue }: Tier, unitPrice: Decimal, currencyIsoCode: string): Decimal {
  if (adjustmentValue.eq(ZERO)) return unitPrice
  const reduction = adjustmentType === 'PercentageBasedAdjustment' ? unitPrice.times(adjustmentValue).div(100) : adjustmentValue
  const reduced = roundMoney(unitPrice.minus(reduction), currencyIsoCode)
  return reduced.lt(ZERO) ? ZERO : reduced
}

/**
 * What one piece costs when so many are bought. A break is reached by the whole pieces of the quantity.
 * With slabs it is the average over the pieces, unrounded.
 */
export function unitPriceAt(pricing: { readonly unitPrice: Decimal; readonly schedule: PricedSchedule | null }, quantity: Decimal): Decimal {
  const { unitPrice, schedule } = pricing
  if (schedule?.scheduleType !== 'Volume' || quantity.lte(ZERO)) return unitPrice
  if (schedule.adjustmentMethod === 'Slab') return averageOverSlabs(schedule.tiers, unitPrice, quantity)
  return reachedTier(schedule.tiers, quantity)?.tierUnitPrice ?? unitPrice
}

function reachedTier(tiers: readonly PricedTier[], quantity: Decimal): PricedTier | undefined {
  const pieces = quantity.round(0, 0)
  return tiers.find((tier) => pieces.gte(tier.lowerBound) && (tier.upperBound === null || pieces.lte(tier.upperBound)))
}

function averageOverSlabs(tiers: readonly PricedTier[], unitPrice: Decimal, quantity: Decimal): Decimal {
  const slabs = tiers.map((tier) => ({ pieces: piecesWithin(tier, quantity), price: tier.tierUnitPrice }))
  const rest = quantity.minus(sum(slabs.map((slab) => slab.pieces)))
  return sum([...slabs.map((slab) => slab.pieces.times(slab.price)), rest.times(unitPrice)]).div(quantity)
}

function piecesWithin({ lowerBound, upperBound }: PricedTier, quantity: Decimal): Decimal {
  const before = lowerBound.gt(ZERO) ? lowerBound.minus(decimal(1)) : ZERO
  const end = upperBound?.lt(quantity) === true ? upperBound : quantity
  return end.gt(before) ? end.minus(before) : ZERO
}
