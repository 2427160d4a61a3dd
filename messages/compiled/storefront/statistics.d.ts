// Compiled by `npm run messages`: change the catalogue, not this file.
/** The field ''visits'' must be a list of visits as JSON. */
export declare const notAListOfVisits: () => string
