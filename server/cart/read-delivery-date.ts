import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { cartRefusals } from './errors.ts'

/**
 * The date on which a buyer wants the delivery; null takes it back, undefined leaves it. Refused when it is no date, or
 * before today in UTC.
 */
export function readDeliveryDate(
  text: string | null | undefined,
  now: Date = new Date(),
): Outcome<Date | null | undefined> {
  if (text === null || text === undefined) return done(text)
  const date = parseInstant(text)
  if (date === null) return refused(cartRefusals.malformedDate)
  return date.getTime() < now.getTime() - (now.getTime() % DAY_MILLISECONDS)
    ? refused(cartRefusals.pastDate)
    : done(date)
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
