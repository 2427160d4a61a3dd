import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { Level } from './store.ts'

/** What a location can give of a product. */
export interface Shelf {
  readonly locationId: string
  readonly free: Decimal
}

/** A part of a line and the location that it is taken from. */
export interface Pick {
  readonly locationId: string
  readonly quantity: Decimal
}

/**
 * Splits a quantity over shelves in their order, or answers null when they hold too little. Shelves that owe something
 * are left out.
 */
export function pickLocations(shelves: readonly Shelf[], quantity: Decimal): Pick[] | null {
  const picks: Pick[] = []
  let left = quantity
  for (const { locationId, free } of shelves) {
    if (left.lte(ZERO)) break
    if (free.lte(ZERO)) continue
    const taken = free.lt(left) ? free : left
    picks.push({ locationId, quantity: taken })
    left = left.minus(taken)
  }
  return left.gt(ZERO) ? null : picks
}

/** What a level can give: on hand, without safety stock and without what carts hold. May be negative. */
export function freeOf(level: Level): Decimal {
  return level.onHand.minus(level.safetyStock).minus(level.reserved)
}
