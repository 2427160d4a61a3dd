// Compiled by `npm run messages`: change the catalogue, not this file.
/** Something went wrong on our side. What you entered is still here. */
export declare const notSentAfterFailure: () => string
/** The shop could not be reached. What you entered is still here. */
export declare const notSentForNetwork: () => string
/** Something went wrong on our side. What this page shows may be out of date. */
export declare const outdatedAfterFailure: () => string
/** The shop could not be reached. What this page shows may be out of date. */
export declare const outdatedForNetwork: () => string
/** Try again */
export declare const tryAgain: () => string
/** The shop could not be reached. */
export declare const unreachable: () => string
