import { createHash } from 'node:crypto'
import { createContext } from 'react-router'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { GUEST_MARKER } from './copy-request.ts'

/** The context key of the marker of whom a page is rendered for; null when that is not known. */
export const visitorMarkerContext = createContext<string | null>(null)

/**
 * Creates the marker by which a browser knows that its copies of pages are those of the same visitor: another one for each
 * user and effective account. It tells neither.
 */
export function createVisitorMarker(session: SessionContext, siteId: string): string {
  if (session.guestUser) return GUEST_MARKER
  const identity = JSON.stringify([siteId, session.userId, session.accountId])
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22)
}
