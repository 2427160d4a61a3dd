import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { Level } from './store.ts'

/** The available quantity of a product at a location. */
export interface AvailableStock {
  readonly locationId: string
  readonly availableQuantity: Decimal
}

/** A quantity and the location that it is taken from. */
export interface LocationPick {
  readonly locationId: string
  readonly quantity: Decimal
}

/**
 * Splits a quantity over locations in their order; null when they have too little together. Locations with a negative
 * quantity are skipped.
 */
export function pickLocations(stock: readonly AvailableStock[], quantity: Decimal): LocationPick[] | null {
  const picks: LocationPick[] = []
  let remaining = quantity
  for (const { locationId, availableQuantity } of stock) {
    if (remaining.lte(ZERO)) break
    if (availableQuantity.lte(ZERO)) continue
    const picked = availableQuantity.lt(remaining) ? availableQuantity : remaining
    picks.push({ locationId, quantity: picked })
    remaining = remaining.minus(picked)
  }
  return remaining.gt(ZERO) ? null : picks
}

/** Calculates the available quantity of a level: on hand, less safety stock and reservations. May be negative. */
export function toAvailableQuantity(level: Level): Decimal {
  return level.onHand.minus(level.safetyStock).minus(level.reserved)
}
