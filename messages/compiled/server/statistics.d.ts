// Compiled by `npm run messages`: change the catalogue, not this file.
/** The query parameter ''day'' is no day of the calendar. */
export declare const invalidDay: () => string
/** There were too many reports from this address. Wait a minute and report less often. */
export declare const tooManyReports: () => string
