import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { canPreview, type Shopper } from '../accounts/service.ts'
import { contentErrors } from './errors.ts'

/** Which state of pages a request reads: what is published now, the drafts, or what will be published at a time. */
export type RequestedState = 'live' | 'draft' | Date

/**
 * Returns the state that a query requests; `at` takes precedence over `publishStatus`. Returns an error for a malformed
 * time, and for anything but the published state unless the shopper is a site builder.
 */
export function parseRequestedState(
  { publishStatus, at: atText }: { readonly publishStatus: 'Draft' | 'Live'; readonly at?: string },
  shopper: Shopper,
): Result<RequestedState> {
  const at = atText === undefined ? null : parseInstant(atText)
  if (atText !== undefined && at === null) return err(contentErrors.malformedDate)
  if (publishStatus === 'Draft' && !canPreview(shopper)) return err(contentErrors.draftsNotAllowed)
  if (at !== null) return canPreview(shopper) ? ok(at) : err(contentErrors.futureNotAllowed)
  return ok(publishStatus === 'Draft' ? 'draft' : 'live')
}
