import * as messages from '@hydrant/messages/compiled/storefront/consent.js'
/** A cookie or another entry that the shop stores in the browser. */
export interface StorageEntry {
  readonly name: string
  readonly purpose: string
  readonly lifetime: string
  /** Set for a cookie with which pages can differ from those of a guest without cookies. */
  readonly identifiesVisitor?: true
}

/** An entry, with messages for its texts. */
interface EntryDefinition extends Pick<StorageEntry, 'name' | 'identifiesVisitor'> {
  readonly purpose: () => string
  readonly lifetime: () => string
}

/** Cookies of the API, by its own names. */
const API_ENTRIES: readonly EntryDefinition[] = [
  {
    name: 'sid',
    purpose: messages.purposeSession,
    lifetime: messages.lifetimeInactivity,
    identifiesVisitor: true,
  },
  {
    name: 'known_device',
    purpose: messages.purposeKnownDevice,
    lifetime: messages.lifetimeYear,
  },
  {
    name: 'guest_uuid_essential_…',
    purpose: messages.purposeGuestCart,
    lifetime: messages.lifetimeMonthOrSignOut,
    identifiesVisitor: true,
  },
]

/** Cookies and other entries of the pages. */
const PAGE_ENTRIES: readonly EntryDefinition[] = [
  {
    name: 'signed_in',
    purpose: messages.purposeSignedIn,
    lifetime: messages.lifetimeUntilBrowserClosed,
    identifiesVisitor: true,
  },
  {
    name: 'acting_account',
    purpose: messages.purposeActingAccount,
    lifetime: messages.lifetimeWeekOrSignOut,
    identifiesVisitor: true,
  },
  {
    name: 'guest_cart',
    purpose: messages.purposeGuestCartAtSignIn,
    lifetime: messages.lifetimeHour,
    identifiesVisitor: true,
  },
  {
    name: 'guest_email',
    purpose: messages.purposeGuestEmail,
    lifetime: messages.lifetimeMonthOrSignOut,
    identifiesVisitor: true,
  },
  {
    name: 'flash',
    purpose: messages.purposeFlash,
    lifetime: messages.lifetimeMinute,
    identifiesVisitor: true,
  },
  {
    name: 'cookie_referrer',
    purpose: messages.purposeReferrer,
    lifetime: messages.lifetimeHour,
    identifiesVisitor: true,
  },
  {
    name: 'listing_view',
    purpose: messages.purposeListingView,
    lifetime: messages.lifetimeYear,
    identifiesVisitor: true,
  },
  {
    name: 'cart_estimate',
    purpose: messages.purposeCartEstimate,
    lifetime: messages.lifetimeUntilBrowserClosed,
    identifiesVisitor: true,
  },
  {
    name: 'CookieStoreAccepted',
    purpose: messages.purposeAcceptance,
    lifetime: messages.lifetimeAcceptance,
  },
  { name: 'CookiePreferences', purpose: messages.purposePreferences, lifetime: messages.lifetimeYear },
  {
    name: 'effectiveAccountId',
    purpose: messages.purposeAccountId,
    lifetime: messages.lifetimeUntilTabClosed,
  },
  {
    name: 'effectiveAccountName',
    purpose: messages.purposeAccountName,
    lifetime: messages.lifetimeUntilTabClosed,
  },
  {
    name: 'guestUserDetails.…',
    purpose: messages.purposeGuestDetails,
    lifetime: messages.lifetimeUntilSignIn,
  },
  { name: 'quick-order', purpose: messages.purposeQuickOrder, lifetime: messages.lifetimeUntilTabClosed },
  {
    name: 'unsavedCheckoutEntries',
    purpose: messages.purposeCheckoutEntries,
    lifetime: messages.lifetimeUntilTabClosed,
  },
  {
    name: 'hydrant-offline-…',
    purpose: messages.purposeOfflineCopies,
    lifetime: messages.lifetimeWeekAtMostOrSignOut,
  },
  {
    name: 'remix-router-transitions',
    purpose: messages.purposeTransitions,
    lifetime: messages.lifetimeUntilTabClosed,
  },
  {
    name: 'react-router-scroll-positions',
    purpose: messages.purposeScrollPositions,
    lifetime: messages.lifetimeUntilTabClosed,
  },
]

/**
 * Lists the cookies and other browser storage of the shop: what it needs to work, and what it remembers. The names of
 * the API's cookies begin with `apiCookiePrefix`.
 */
export function listBrowserStorage(apiCookiePrefix: string): readonly StorageEntry[] {
  const entries = [...API_ENTRIES.map((entry) => ({ ...entry, name: apiCookiePrefix + entry.name })), ...PAGE_ENTRIES]
  return entries.map((entry) => ({ ...entry, purpose: entry.purpose(), lifetime: entry.lifetime() }))
}

/**
 * Creates a check whether a cookie, by its name in the browser, identifies a visitor: cookies of the API and of pages
 * do, those of others on the same host do not.
 */
export function createVisitorCookieCheck(apiCookiePrefix: string): (name: string) => boolean {
  const visitorCookieNames = listBrowserStorage(apiCookiePrefix).flatMap(({ name, identifiesVisitor: changesPages }) =>
    changesPages === true ? [name] : [],
  )
  const exactNames = new Set(visitorCookieNames.filter((name) => !name.endsWith('…')))
  const prefixes = visitorCookieNames.flatMap((name) => (name.endsWith('…') ? [name.slice(0, -1)] : []))
  // With a prefix the API is another server: all of its cookies count.
  if (apiCookiePrefix !== '') prefixes.push(apiCookiePrefix)
  return (name) => exactNames.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
}
