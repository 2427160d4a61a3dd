// Compiled by `npm run messages`: change the catalogue, not this file.
/** Back to the question */
export declare const backToTheQuestion: () => string
/** Close */
export declare const close: () => string
/** Continue Working */
export declare const continueWorking: () => string
/** We log you out in {seconds, plural, one {# second} other {# seconds}}. */
export declare const loggedOutIn: (values: { readonly seconds: number }) => string
/** Log Out */
export declare const logOut: () => string
/** {seconds, plural, one {# second} other {# seconds}} left */
export declare const secondsLeft: (values: { readonly seconds: number }) => string
/** Your session has timed out. Try again. */
export declare const sessionTimedOut: () => string
/** Still there? */
export declare const stillThere: () => string
/** For security, we suspend your session if you''re inactive too long. If you don''t click Continue Working within approximately 30 seconds, we log you out. */
export declare const suspension: () => string
