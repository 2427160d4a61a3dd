/** Something that the shop keeps in a visitor's browser. */
export interface KeptThing {
  readonly name: string
  readonly purpose: string
  readonly lasts: string
  /** Whether it is a cookie whose bearer may get other pages than guests do who bring none. */
  readonly changesPages?: true
}

/** What the API keeps, by the names that it gives. */
const API_COOKIES: readonly KeptThing[] = [
  {
    name: 'sid',
    purpose: 'Keeps you signed in.',
    lasts: 'Until you sign out or are inactive too long; 7 days at most',
    changesPages: true,
  },
  {
    name: 'known_device',
    purpose:
      'Notes that you signed in on this device, so that nobody who guesses at your password can lock you out here.',
    lasts: '1 year',
  },
  {
    name: 'guest_uuid_essential_…',
    purpose: 'Keeps your cart together before you sign in.',
    lasts: '30 days, or until you sign out',
    changesPages: true,
  },
]

/** What pages keep. */
const PAGE_THINGS: readonly KeptThing[] = [
  {
    name: 'signed_in',
    purpose: 'Notes that you signed in, so that we can say so when your session has timed out.',
    lasts: 'Until you close the browser or sign out',
    changesPages: true,
  },
  {
    name: 'acting_account',
    purpose: 'Remembers which of your accounts you are buying for.',
    lasts: '7 days, or until you sign out',
    changesPages: true,
  },
  { name: 'guest_cart', purpose: 'Brings that cart along while you sign in.', lasts: '1 hour', changesPages: true },
  {
    name: 'guest_email',
    purpose: 'Lets you see the order that you place without signing in.',
    lasts: '30 days, or until you sign out',
    changesPages: true,
  },
  {
    name: 'flash',
    purpose: 'Carries a message, such as “added to your cart”, to the next page.',
    lasts: '1 minute',
    changesPages: true,
  },
  {
    name: 'cookie_referrer',
    purpose: 'Remembers the page that you came to this one from.',
    lasts: '1 hour',
    changesPages: true,
  },
  {
    name: 'CookieStoreAccepted',
    purpose: 'Remembers that you accepted all cookies, or that we shall ask you later.',
    lasts: '5 days; 1 day if we shall ask later',
  },
  { name: 'CookiePreferences', purpose: 'Holds what you choose here, and when.', lasts: '1 year' },
  {
    name: 'effectiveAccountId',
    purpose: 'Tells scripts of a page for which of your accounts you are buying. No cookie either.',
    lasts: 'Until you close the tab or sign out',
  },
  {
    name: 'effectiveAccountName',
    purpose: 'Names that account. No cookie either.',
    lasts: 'Until you close the tab or sign out',
  },
  {
    name: 'guestUserDetails.…',
    purpose:
      'Keeps the name, email address and phone number that you check out with as a guest, for scripts of a page. No cookies either.',
    lasts: 'Until you close the tab or sign in',
  },
  {
    name: 'remix-router-transitions',
    purpose: 'Lets a page slide back to where it came from. No cookie either.',
    lasts: 'Until you close the tab or sign out',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'Brings you back to where you were on a page. It is no cookie, but kept by your browser for the shop.',
    lasts: 'Until you close the tab or sign out',
  },
]

/** What the shop cannot work without; in the browser the names of the API's cookies begin with `apiCookiePrefix`. */
export function essentialThings(apiCookiePrefix: string): readonly KeptThing[] {
  return [...API_COOKIES.map((thing) => ({ ...thing, name: apiCookiePrefix + thing.name })), ...PAGE_THINGS]
}

/**
 * Tells whether a cookie, by its name in the browser, makes its bearer somebody: cookies of the API and of pages do,
 * and not those that others set on the shop's host.
 */
export function tellVisitorCookies(apiCookiePrefix: string): (name: string) => boolean {
  const known = essentialThings(apiCookiePrefix).flatMap(({ name, changesPages }) =>
    changesPages === true ? [name] : [],
  )
  const names = new Set(known.filter((name) => !name.endsWith('…')))
  const beginnings = known.flatMap((name) => (name.endsWith('…') ? [name.slice(0, -1)] : []))
  // Which cookies another server sets is its own affair.
  if (apiCookiePrefix !== '') beginnings.push(apiCookiePrefix)
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
}
