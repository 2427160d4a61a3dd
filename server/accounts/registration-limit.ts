import type { Result } from '@hydrant/kernel/result/result.ts'
import { type Authentication, countAttemptOfAddress } from '../session/service.ts'
import { accountErrors } from './errors.ts'

/** The maximum number of registrations that one client address may attempt in an hour. */
const MAX_REGISTRATIONS_PER_HOUR = 10

/** Counts a registration of a client address; returns an error when that address has reached its limit. */
export function countRegistration({ database }: Authentication, clientAddress: string): Promise<Result<null>> {
  return database.transaction((tx) =>
    countAttemptOfAddress(tx, {
      what: 'registration',
      clientAddress,
      perHour: MAX_REGISTRATIONS_PER_HOUR,
      error: accountErrors.tooManyRegistrations,
    }),
  )
}
