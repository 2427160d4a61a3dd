import type { ResponseCache } from './response-cache.ts'

/** The responses that this process has cached, and the price schedule that limits how long they are valid. */
export interface CachedResponses {
  readonly cache: ResponseCache
  readonly priceSchedule: PriceSchedule
}

/** Determines between which two scheduled price changes it is now, so that no cached response outlives its prices. */
export interface PriceSchedule {
  /**
   * A name for the period, the same until the next price change; null within the clock tolerance around a change. The
   * schedule is read again when it is asked with another version.
   */
  periodAt(version: unknown): Promise<string | null>
}
