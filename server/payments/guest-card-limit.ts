import type { Database } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { countAttemptWithinLimit, getSecondsToWindowEnd, toClientAddressKey } from '../session/service.ts'
import { paymentErrors } from './errors.ts'

const MAX_CARDS_PER_HOUR = 60
const HOUR_SECONDS = 60 * 60

/**
 * Counts a card that a guest enters, before it becomes a token; returns an error when the client address has reached
 * its limit for this hour. It prevents testing stolen cards, and filling the database with tokens.
 */
export function countGuestCardWithinLimit(database: Database, clientAddress: string): Promise<Result<null>> {
  const key = `guest card ${toClientAddressKey(clientAddress)}`
  return database.transaction(async (tx) =>
    (await countAttemptWithinLimit(tx, { key, limit: MAX_CARDS_PER_HOUR, windowSeconds: HOUR_SECONDS }))
      ? ok(null)
      : err({ ...paymentErrors.tooManyCards, retryAfterSeconds: await getSecondsToWindowEnd(tx, key) }),
  )
}
