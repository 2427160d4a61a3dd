/** Something that the shop keeps in a visitor's browser. */
export interface KeptThing {
  readonly name: string
  readonly purpose: string
  readonly lasts: string
}

/** What the API keeps, by the names that it gives. */
const API_COOKIES: readonly KeptThing[] = [
  { name: 'sid', purpose: 'Keeps you signed in.', lasts: 'Until you sign out or are inactive too long; 7 days at most' },
  { name: 'guest_uuid_essential_…', purpose: 'Keeps your cart together before you sign in.', lasts: '30 days, or until you sign out' },
]

/** What pages keep. */
const PAGE_THINGS: readonly KeptThing[] = [
  { name: 'signed_in', purpose: 'Notes that you signed in, so that we can say so when your session has timed out.', lasts: '7 days, or until you sign out' },
  { name: 'acting_account', purpose: 'Remembers which of your accounts you are buying for.', lasts: '7 days, or until you sign out' },
  { name: 'guest_cart', purpose: 'Brings that cart along while you sign in.', lasts: '1 hour' },
  { name: 'flash', purpose: 'Carries a message, such as “added to your cart”, to the next page.', lasts: '1 minute' },
  { name: 'cookie_referrer', purpose: 'Remembers the page that you came to this one from.', lasts: '1 hour' },
  { name: 'CookieStoreAccepted', purpose: 'Remembers that you accepted all cookies, or that we shall ask you later.', lasts: '5 days; 1 day if we shall ask later' },
  { name: 'CookiePreferences', purpose: 'Holds what you choose here, and when.', lasts: '1 year' },
  { name: 'remix-router-transitions', purpose: 'Lets a page slide back to where it came from. No cookie either.', lasts: 'Until you close the tab or sign out' },
  { name: 'react-router-scroll-positions', purpose: 'Brings you back to where you were on a page. It is no cookie, but kept by your browser for the shop.', lasts: 'Until you close the tab or sign out' },
]

/** What the shop cannot work without; in the browser the names of the API's cookies begin with `apiCookiePrefix`. */
export function essentialThings(apiCookiePrefix: string): readonly KeptThing[] {
  return [...API_COOKIES.map((thing) => ({ ...thing, name: apiCookiePrefix + thing.name })), ...PAGE_THINGS]
}
