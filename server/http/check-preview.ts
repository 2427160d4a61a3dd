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

/**
 * The endpoint by which a guest looks up an order. It only reads, but it returns a buyer's data, and every attempt is
 * counted.
 */
const ORDER_LOOKUP: RouteId = 'lookUpOrder'

/**
 * Endpoints for signed-in users that are also available in a preview, because every page calls them; they return the
 * site builder's own data. All others return a buyer's data, such as orders, addresses and lists.
 */
const PREVIEWABLE_USER_READS: ReadonlySet<string> = new Set<RouteId>(['getSession', 'listManagedAccounts'])

/**
 * Returns an error when an endpoint may not be called in a preview: it changes something, or returns a buyer's own
 * data.
 */
export function findPreviewError(endpoint: Endpoint, { previewer }: Shopper): DomainError | null {
  if (previewer === null) return null
  const { id, guests } = endpoint
  const isPageRead = isReadRoute(endpoint) && id !== ORDER_LOOKUP
  return isPageRead && (guests !== 'refused' || PREVIEWABLE_USER_READS.has(id)) ? null : notAllowedInPreviewError
}
