import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import type { SessionContext, SessionState, SignedIn } from '@hydrant/contract/shop/session.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import type { Account, Shopper } from '../accounts/service.ts'
import { type IssuedSession, lacksDemandedSecondFactor, type OpenSession } from '../session/service.ts'
import { toLanguages, type Webstore } from '../webstore/service.ts'

/** Converts a new session into the response of a sign-in; `account` is the user's own. */
export function toSignInBody(
  session: IssuedSession,
  { account, webstore }: { readonly account: Account | null; readonly webstore: Webstore },
): SignedIn {
  const { token, expiresAt, user } = session
  return {
    token,
    tokenType: 'Bearer',
    expiresAt: toTimestamp(expiresAt),
    user: { id: user.id, name: user.name, email: user.email, roles: [user.role] },
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    ...(lacksDemandedSecondFactor(session, webstore) && { mustSetUpSecondFactor: true }),
  }
}

/**
 * Converts a session into its state: when it ends, and which user it belongs to. Seconds are rounded up, so that 0 only
 * means that the session has ended.
 */
export function toSessionState({ expiresAt, user }: OpenSession, idleSeconds: number): SessionState {
  const secondsLeft = Math.max(0, Math.ceil((expiresAt.valueOf() - Date.now()) / 1000))
  return { expiresAt: toTimestamp(expiresAt), secondsLeft, idleSeconds, userId: user.id }
}

/** The query parameters with which a site builder requests a preview. */
interface PreviewQuery {
  readonly preview: boolean
  readonly asGuest: boolean
}

/** Converts the shopper into the session context. Only site builders get preview flags. */
export function toSessionContext(
  { user, userId, account, buyerGroups, webstore }: Shopper,
  { preview, asGuest }: PreviewQuery,
): SessionContext {
  const isPreview = preview && hasRole(user?.role, 'site-builder')
  const language = toPlatformLanguage(
    user === null ? currentLocale() : (user.language ?? toLanguages(webstore).defaultLanguage),
  )
  const commonFields = {
    language,
    locale: language,
    isPreview,
    isAnonymousPreview: isPreview && asGuest,
    userId,
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    buyerGroups: buyerGroups.map(({ id, name }) => ({ id, name })),
  }
  if (user === null) return { ...commonFields, guestUser: true, userType: 'Guest', guestUserDetails: {} }
  return {
    ...commonFields,
    guestUser: false,
    userName: user.email,
    userType: user.role,
    ...(user.permissionSets.length > 0 && { isStaff: true }),
    profile: {
      userName: user.email,
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email,
      ...(user.phoneNumber !== null && { phoneNumber: user.phoneNumber }),
    },
  }
}
