/** A cookie or another entry that the shop stores in the browser. */
export interface StorageEntry {
  readonly name: string
  readonly purpose: string
  readonly lifetime: string
  /** Whether it is a cookie that can change the pages that its owner gets, compared with a guest without cookies. */
  readonly identifiesVisitor?: true
}

/** Cookies of the API, by its own names. */
const API_ENTRIES: readonly StorageEntry[] = [
  {
    name: 'sid',
    purpose: 'Keeps you signed in.',
    lifetime: 'Until you sign out or are inactive too long; 7 days at most',
    identifiesVisitor: true,
  },
  {
    name: 'known_device',
    purpose:
      'Notes that you signed in on this device, so that nobody who guesses at your password can lock you out here.',
    lifetime: '1 year',
  },
  {
    name: 'guest_uuid_essential_…',
    purpose: 'Keeps your cart together before you sign in.',
    lifetime: '30 days, or until you sign out',
    identifiesVisitor: true,
  },
]

/** Cookies and other entries of the pages. */
const PAGE_ENTRIES: readonly StorageEntry[] = [
  {
    name: 'signed_in',
    purpose: 'Notes that you signed in, so that we can say so when your session has timed out.',
    lifetime: 'Until you close the browser or sign out',
    identifiesVisitor: true,
  },
  {
    name: 'acting_account',
    purpose: 'Remembers which of your accounts you are buying for.',
    lifetime: '7 days, or until you sign out',
    identifiesVisitor: true,
  },
  {
    name: 'guest_cart',
    purpose: 'Brings that cart along while you sign in.',
    lifetime: '1 hour',
    identifiesVisitor: true,
  },
  {
    name: 'guest_email',
    purpose: 'Lets you see the order that you place without signing in.',
    lifetime: '30 days, or until you sign out',
    identifiesVisitor: true,
  },
  {
    name: 'flash',
    purpose: 'Carries a message, such as “added to your cart”, to the next page.',
    lifetime: '1 minute',
    identifiesVisitor: true,
  },
  {
    name: 'cookie_referrer',
    purpose: 'Remembers the page that you came to this one from.',
    lifetime: '1 hour',
    identifiesVisitor: true,
  },
  {
    name: 'CookieStoreAccepted',
    purpose: 'Remembers that you accepted all cookies, or that we shall ask you later.',
    lifetime: '5 days; 1 day if we shall ask later',
  },
  { name: 'CookiePreferences', purpose: 'Holds what you choose here, and when.', lifetime: '1 year' },
  {
    name: 'effectiveAccountId',
    purpose: 'Tells scripts of a page for which of your accounts you are buying. No cookie either.',
    lifetime: 'Until you close the tab or sign out',
  },
  {
    name: 'effectiveAccountName',
    purpose: 'Names that account. No cookie either.',
    lifetime: 'Until you close the tab or sign out',
  },
  {
    name: 'guestUserDetails.…',
    purpose:
      'Keeps the name, email address and phone number that you check out with as a guest, for scripts of a page. No cookies either.',
    lifetime: 'Until you close the tab or sign in',
  },
  {
    name: 'remix-router-transitions',
    purpose: 'Lets a page slide back to where it came from. No cookie either.',
    lifetime: 'Until you close the tab or sign out',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'Brings you back to where you were on a page. It is no cookie, but kept by your browser for the shop.',
    lifetime: 'Until you close the tab or sign out',
  },
]

/**
 * Lists the cookies and other browser storage that the shop needs to work. The names of the API's cookies begin with
 * `apiCookiePrefix`.
 */
export function listEssentialStorage(apiCookiePrefix: string): readonly StorageEntry[] {
  return [...API_ENTRIES.map((entry) => ({ ...entry, name: apiCookiePrefix + entry.name })), ...PAGE_ENTRIES]
}

/**
 * Creates a check whether a cookie, by its name in the browser, identifies a visitor: cookies of the API and of pages
 * do, those of others on the same host do not.
 */
export function createVisitorCookieCheck(apiCookiePrefix: string): (name: string) => boolean {
  const visitorCookieNames = listEssentialStorage(apiCookiePrefix).flatMap(
    ({ name, identifiesVisitor: changesPages }) => (changesPages === true ? [name] : []),
  )
  const exactNames = new Set(visitorCookieNames.filter((name) => !name.endsWith('…')))
  const prefixes = visitorCookieNames.flatMap((name) => (name.endsWith('…') ? [name.slice(0, -1)] : []))
  // With a prefix the API is another server: all of its cookies count.
  if (apiCookiePrefix !== '') prefixes.push(apiCookiePrefix)
  return (name) => exactNames.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
}
