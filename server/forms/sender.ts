import { createHash, createHmac } from 'node:crypto'
import type { GivenAnswers } from '@hydrant/kernel/forms/check-answers.ts'
import type { Shopper } from '../accounts/service.ts'
import { addressKey } from '../session/service.ts'

/** Who sends a form, as far as it bounds how many they send: nothing in it can be read back. */
export interface SenderHashes {
  readonly addressHash: string
  /** Null for a guest whose browser has nothing of ours. */
  readonly visitorHash: string | null
}

/** The hashes of a sender under the secret of the installation. */
export function hashSender(
  secret: string,
  { clientAddress, shopper }: { readonly clientAddress: string; readonly shopper: Shopper },
): SenderHashes {
  const hash = (what: string): string =>
    createHmac('sha256', secret).update(`sender of a form: ${what}`).digest('base64url')
  const visitor = shopper.user?.id ?? shopper.guestKey
  return {
    addressHash: hash(addressKey(clientAddress)),
    visitorHash: visitor === null ? null : hash(`visitor ${visitor}`),
  }
}

/** What of a form makes it the same as another one. */
interface Sent {
  readonly path: string
  readonly formId: string
  readonly submissionKey: string
  readonly answers: GivenAnswers
  readonly sender: SenderHashes
}

/**
 * The same for the same form sent twice, as by a double click or a reload. What was changed on a page that somebody
 * went back to has the same key but is another form, and must not be taken for the first; nor must the same words of
 * somebody else, who may have got the same page from us.
 */
export function contentHashOf({ path, formId, submissionKey, answers, sender }: Sent): string {
  const entries = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([submissionKey, sender.visitorHash ?? sender.addressHash, path, formId, entries]))
    .digest('base64url')
}
