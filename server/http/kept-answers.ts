import type { Database } from '@hydrant/database/connection/database.ts'
import { AnswerCache } from './answer-cache.ts'
import { pricePeriodsOf, type PricePeriods } from './price-periods.ts'

/** The answers that this process sends again, and the calendar that they may not outlive. */
export interface KeptAnswers {
  readonly cache: AnswerCache
  readonly periods: PricePeriods
}

/** Begins with none. */
export function keepAnswers(database: Database): KeptAnswers {
  return { cache: new AnswerCache(), periods: pricePeriodsOf(database) }
}
