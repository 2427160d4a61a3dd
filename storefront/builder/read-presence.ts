import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import type { PresenceResponse } from './presence-monitor.ts'

/**
 * Reads the response to a presence report: the state of the open page, `refused` when the user may not edit pages, or
 * `deleted` when it was deleted; null for any other response, such as an error page.
 */
export async function readPresenceResponse(response: Response): Promise<PresenceResponse | null> {
  if (response.status === 401 || response.status === 403) return 'refused'
  // Proxies between the browser and the shop respond with HTML.
  if (response.headers.get('content-type')?.includes('json') !== true) return null
  if (response.status === 404 || response.status === 410) return 'deleted'
  const body: unknown = response.ok ? await response.json() : null
  return isOpenPage(body) ? body : null
}

function isOpenPage(value: unknown): value is OpenPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'editors' in value &&
    Array.isArray(value.editors) &&
    'page' in value &&
    typeof value.page === 'object' &&
    value.page !== null
  )
}
