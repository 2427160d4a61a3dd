import type { SessionContext } from '@hydrant/contract/shop/session.ts'

/** Who is looking at the shop, as far as pages show it. */
export interface Visitor {
  readonly isGuest: boolean
  readonly firstName: string
  /** The account on whose behalf they buy; null without one. */
  readonly accountName: string | null
}

/** What pages show of a session. */
export function toVisitor(session: SessionContext): Visitor {
  const { firstName, userName } = session.profile ?? {}
  return { isGuest: session.guestUser, firstName: firstName || userName || session.userName || 'Account', accountName: session.accountName }
}
