import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { cartRefusals } from './errors.ts'

/**
 * The date on which a buyer wants the delivery; null takes it back, undefined leaves it. Refused when it is no date, or
 * before today in UTC.
 */
export function readDeliveryDate(
  text: string | null | undefined,
  now: Date = new Date(),
): Result<Date | null | undefined> {
  if (text === null || text === undefined) return ok(text)
  const date = parseInstant(text)
  if (date === null) return err(cartRefusals.malformedDate)
  return date.getTime() < now.getTime() - (now.getTime() % DAY_MILLISECONDS) ? err(cartRefusals.pastDate) : ok(date)
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
