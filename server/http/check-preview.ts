import type { RouteId } from '@hydrant/contract/routes.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/http.js'
import type { Shopper } from '../accounts/service.ts'

const notAllowedInPreviewError: DomainError = {
  code: 'INSUFFICIENT_ACCESS',
  message: () => messages.notAllowedInPreview({ header: PREVIEW_HEADER }),
}

/** Endpoints that only read, although their method is POST. */
const POSTED_READS: ReadonlySet<string> = new Set<RouteId>([
  'searchProducts',
  'calculatePrices',
  'evaluateProducts',
  'evaluateCart',
])

/**
 * Endpoints for signed-in users that pages need around their content; in a preview they return the site builder's own
 * data. Other user data belongs to the buyer: orders, addresses, lists.
 */
const PREVIEWABLE_USER_READS: ReadonlySet<string> = new Set<RouteId>(['getSession', 'listManagedAccounts'])

/**
 * Returns an error when an endpoint may not be called in a preview: it changes something, or returns a buyer's own
 * data.
 */
export function checkPreview({ id, method, guests }: Endpoint, { previewer }: Shopper): DomainError | null {
  if (previewer === null) return null
  const isRead = method === 'GET' || POSTED_READS.has(id)
  return isRead && (guests !== 'refused' || PREVIEWABLE_USER_READS.has(id)) ? null : notAllowedInPreviewError
}
