import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { cartErrors } from '../errors.ts'

/**
 * Parses the requested delivery date; null clears it, undefined leaves it unchanged. Returns an error when it is not a
 * date, or is before today in UTC.
 */
export function parseDeliveryDate(
  text: string | null | undefined,
  now: Date = new Date(),
): Result<Date | null | undefined> {
  if (text === null || text === undefined) return ok(text)
  const date = parseInstant(text)
  if (date === null) return err(cartErrors.malformedDate)
  return isPastDay(date, now) ? err(cartErrors.pastDate) : ok(date)
}

/** Whether a delivery date is before today in UTC. */
export function isPastDay(date: Date, now: Date = new Date()): boolean {
  return date.getTime() < now.getTime() - (now.getTime() % DAY_MILLISECONDS)
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
