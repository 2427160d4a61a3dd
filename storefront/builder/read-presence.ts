import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import type { PresenceAnswer } from './presence-watch.ts'

/** Reads what the shop has answered to an editor that told of itself; null for whatever says nothing of the page. */
export async function readPresence(answer: Response): Promise<PresenceAnswer | null> {
  if (answer.status === 401 || answer.status === 403) return 'refused'
  // What stands between the browser and the shop answers with pages.
  if (answer.headers.get('content-type')?.includes('json') !== true) return null
  if (answer.status === 404 || answer.status === 410) return 'gone'
  const told: unknown = answer.ok ? await answer.json() : null
  return isOpenPage(told) ? told : null
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
