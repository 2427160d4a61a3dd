import type { RouteId } from '@hydrant/contract/routes.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { isReadRoute } from '@hydrant/contract/shared/route.ts'
import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/http.js'
import type { Shopper } from '../accounts/service.ts'

const notAllowedInPreviewError: DomainError = {
  code: 'INSUFFICIENT_ACCESS',
  message: () => messages.notAllowedInPreview({ header: PREVIEW_HEADER }),
}

/** An endpoint that reads for guests, but what it finds belongs to somebody, and every attempt is counted. */
const ORDER_LOOKUP: RouteId = 'lookUpOrder'

/**
 * Endpoints for signed-in users that pages need around their content; in a preview they return the site builder's own
 * data. Other user data belongs to the buyer: orders, addresses, lists.
 */
const PREVIEWABLE_USER_READS: ReadonlySet<string> = new Set<RouteId>(['getSession', 'listManagedAccounts'])

/**
 * Returns an error when an endpoint may not be called in a preview: it changes something, or returns a buyer's own
 * data.
 */
export function checkPreview(endpoint: Endpoint, { previewer }: Shopper): DomainError | null {
  if (previewer === null) return null
  const { id, guests } = endpoint
  const isPageRead = isReadRoute(endpoint) && id !== ORDER_LOOKUP
  return isPageRead && (guests !== 'refused' || PREVIEWABLE_USER_READS.has(id)) ? null : notAllowedInPreviewError
}
