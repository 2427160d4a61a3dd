import type { Database } from '@hydrant/database/connection/database.ts'
import { ResponseCache } from './response-cache.ts'
import { createDatabasePriceSchedule, type PriceSchedule } from './price-schedule.ts'

/** The responses that this process has cached, and the price schedule that limits how long they are valid. */
export interface CachedResponses {
  readonly cache: ResponseCache
  readonly priceSchedule: PriceSchedule
}

/** Creates an empty response cache and the price schedule of the database. */
export function createCachedResponses(database: Database): CachedResponses {
  return { cache: new ResponseCache(), priceSchedule: createDatabasePriceSchedule(database) }
}
