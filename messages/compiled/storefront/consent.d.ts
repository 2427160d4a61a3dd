// Compiled by `npm run messages`: change the catalogue, not this file.
/** Cancel and go back */
export declare const cancelAndGoBack: () => string
/** Cookies */
export declare const cookies: () => string
/** What the shop keeps in your browser, and what it may. */
export declare const cookiesDescription: () => string
/** Choose what we may keep in your browser. Change it here whenever you like; it counts at once. */
export declare const cookiesText: () => string
/** Essential */
export declare const essential: () => string
/** Keep you signed in, your cart together and the shop safe. They are always on. */
export declare const essentialDetail: () => string
/** Everything that the shop keeps in your browser */
export declare const everythingKept: () => string
/** Cookies and what else the shop keeps in your browser */
export declare const everythingKeptCaption: () => string
/** The form did not say what to do with cookies. Go back and try again. */
export declare const incompleteForm: () => string
/** How long it lasts */
export declare const lifetime: () => string
/** 5 days; 1 day if we shall ask later */
export declare const lifetimeAcceptance: () => string
/** 1 hour */
export declare const lifetimeHour: () => string
/** Until you sign out or are inactive too long; 7 days at most */
export declare const lifetimeInactivity: () => string
/** 1 minute */
export declare const lifetimeMinute: () => string
/** 30 days, or until you sign out */
export declare const lifetimeMonthOrSignOut: () => string
/** Until you close the browser or sign out */
export declare const lifetimeUntilBrowserClosed: () => string
/** Until you close the tab or sign in */
export declare const lifetimeUntilSignIn: () => string
/** Until you close the tab or sign out */
export declare const lifetimeUntilTabClosed: () => string
/** 7 days at most, or until you sign out */
export declare const lifetimeWeekAtMostOrSignOut: () => string
/** 7 days, or until you sign out */
export declare const lifetimeWeekOrSignOut: () => string
/** 1 year */
export declare const lifetimeYear: () => string
/** Marketing */
export declare const marketing: () => string
/** Show offers that fit what you look at, here or elsewhere. We do nothing of this kind today and load nothing from anybody else. */
export declare const marketingDetail: () => string
/** Name */
export declare const name: () => string
/** Preferences */
export declare const preferences: () => string
/** Remember how you like things shown, such as lists of products as a table, and keep copies of the pages that you visited, so that you can read them without a network. */
export declare const preferencesDetail: () => string
/** Your cookie preferences are saved. You can change them at any time under Cookies at the foot of every page. */
export declare const preferencesSaved: () => string
/** What it is for */
export declare const purpose: () => string
/** Remembers that you accepted all cookies, or that we shall ask you later. */
export declare const purposeAcceptance: () => string
/** Tells scripts of a page for which of your accounts you are buying. No cookie either. */
export declare const purposeAccountId: () => string
/** Names that account. No cookie either. */
export declare const purposeAccountName: () => string
/** Remembers which of your accounts you are buying for. */
export declare const purposeActingAccount: () => string
/** Remembers for which place you had shipping, tax and arrival dates estimated, if you allow preferences. */
export declare const purposeCartEstimate: () => string
/** What you entered at the checkout and could not be saved yet. */
export declare const purposeCheckoutEntries: () => string
/** Carries a message, such as “added to your cart”, to the next page. */
export declare const purposeFlash: () => string
/** Keeps your cart together before you sign in. */
export declare const purposeGuestCart: () => string
/** Brings that cart along while you sign in. */
export declare const purposeGuestCartAtSignIn: () => string
/** Keeps the name, email address and phone number that you check out with as a guest, for scripts of a page. No cookies either. */
export declare const purposeGuestDetails: () => string
/** Lets you see the order that you place without signing in. */
export declare const purposeGuestEmail: () => string
/** Notes that you signed in on this device, so that nobody who guesses at your password can lock you out here. */
export declare const purposeKnownDevice: () => string
/** Remembers how you like lists of products shown, if you allow preferences. */
export declare const purposeListingView: () => string
/** Copies of the pages that you visited, so that you can read them without a network, and what you put into the cart then, if you allow preferences. No cookies either. */
export declare const purposeOfflineCopies: () => string
/** Holds what you choose here, and when. */
export declare const purposePreferences: () => string
/** The rows of your quick order, so that a reload does not lose them. */
export declare const purposeQuickOrder: () => string
/** Remembers the page that you came to this one from. */
export declare const purposeReferrer: () => string
/** Brings you back to where you were on a page. It is no cookie, but kept by your browser for the shop. */
export declare const purposeScrollPositions: () => string
/** Keeps you signed in. */
export declare const purposeSession: () => string
/** Notes that you signed in, so that we can say so when your session has timed out. */
export declare const purposeSignedIn: () => string
/** Lets a page slide back to where it came from. No cookie either. */
export declare const purposeTransitions: () => string
/** Statistics */
export declare const statistics: () => string
/** A small script of our own counts how often each page is seen and things are put into the cart on it. It sets no cookie, and we keep no address, name, account or anything else that tells who you are: only a number for each page and day. */
export declare const statisticsDetail: () => string
/** What we keep */
export declare const whatWeKeep: () => string
/** What we may keep */
export declare const whatWeMayKeep: () => string
/** We use cookies that the shop needs. If you agree, we also count which pages are used, to make them better. */
export declare const whyWeUseCookies: () => string
