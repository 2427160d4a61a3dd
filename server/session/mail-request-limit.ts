import { createHash } from 'node:crypto'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import { countAttemptOfAddress } from './address-limit.ts'
import { countAttempt } from './attempt-limit.ts'
import { sessionErrors } from './errors.ts'

const HOUR_SECONDS = 60 * 60

/** How often a client address may ask for a link in an hour, and for links to one name: also by different addresses. */
const REQUESTS_PER_HOUR = { ofAddress: 30, forName: 5 }

/** Somebody who asks for a mail with a link. */
export interface MailRequest {
  readonly what: 'password-reset' | 'email-verification' | 'registration-mail' | 'second-factor'
  /** The email address that the link is for, whether or not there is such a user. */
  readonly name: string
  readonly clientAddress: string
}

/** Counts a request for a mail; returns an error when the client address, or anybody for this name, asks too often. */
export async function countMailRequest(
  tx: Transaction,
  { what, name, clientAddress }: MailRequest,
): Promise<Result<null>> {
  const error = sessionErrors.tooManyResets
  const ofAddress = await countAttemptOfAddress(tx, {
    what,
    clientAddress,
    perHour: REQUESTS_PER_HOUR.ofAddress,
    error,
  })
  if (!ofAddress.ok) return ofAddress
  const key = `${what} name ${createHash('sha256').update(name).digest('base64url')}`
  return countAttempt(tx, { key, limit: REQUESTS_PER_HOUR.forName, windowSeconds: HOUR_SECONDS, error })
}
