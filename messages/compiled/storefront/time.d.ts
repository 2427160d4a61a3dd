// Compiled by `npm run messages`: change the catalogue, not this file.
/** {label} ({timeZone}) */
export declare const labelWithTimeZone: (values: { readonly label: string; readonly timeZone: string }) => string
/** {moment} by {user} */
export declare const momentBy: (values: { readonly moment: string; readonly user: string }) => string
