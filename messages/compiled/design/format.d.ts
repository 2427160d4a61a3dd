// Compiled by `npm run messages`: change the catalogue, not this file.
/** {date}, {time} */
export declare const dateAndTime: (values: { readonly date: string; readonly time: string }) => string
