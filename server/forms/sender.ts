import { createHash, createHmac } from 'node:crypto'
import type { SubmittedValues } from '@hydrant/page-model/forms/parse-submitted-values.ts'
import type { Shopper } from '../accounts/service.ts'
import { toClientAddressKey } from '../session/service.ts'

/** The hashed identity of a sender, for rate limiting only; it cannot be reversed. */
export interface SenderHashes {
  readonly addressHash: string
  /** Null for a guest without a cookie of the shop. */
  readonly visitorHash: string | null
}

/** Hashes the identity of a sender with the installation's secret. */
export function hashSender(
  secret: string,
  { clientAddress, shopper }: { readonly clientAddress: string; readonly shopper: Shopper },
): SenderHashes {
  const hash = (text: string): string =>
    createHmac('sha256', secret).update(`sender of a form: ${text}`).digest('base64url')
  const visitor = shopper.user?.id ?? shopper.guestKey
  return {
    addressHash: hash(toClientAddressKey(clientAddress)),
    visitorHash: visitor === null ? null : hash(`visitor ${visitor}`),
  }
}

/** The data that is equal when the same form is submitted twice. */
interface SubmissionIdentity {
  readonly path: string
  readonly formId: string
  readonly submissionKey: string
  readonly answers: SubmittedValues
  readonly sender: SenderHashes
}

/**
 * Returns a hash that is the same when the same form is sent twice, for example by a double click or a reload. It
 * differs when the values were changed after going back, and for another visitor, who may have received the same cached
 * page with the same submission key.
 */
export function hashSubmission({ path, formId, submissionKey, answers, sender }: SubmissionIdentity): string {
  const entries = Object.entries(answers).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([submissionKey, sender.visitorHash ?? sender.addressHash, path, formId, entries]))
    .digest('base64url')
}
