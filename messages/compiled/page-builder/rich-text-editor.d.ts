// Compiled by `npm run messages`: change the catalogue, not this file.
/** This is only the beginning of an address. Write all of it, such as https://www.example.com, mailto:sales@example.com or tel:+15550140. */
export declare const addressIncomplete: () => string
/** Write a path of this shop, which begins with /, or an address that begins with https://, mailto: or tel:. */
export declare const addressInvalid: () => string
/** the attribute {name} */
export declare const attribute: (values: { readonly name: string }) => string
/** Bold */
export declare const bold: () => string
/** By its first words */
export declare const byItsFirstWords: () => string
/** Change the link */
export declare const changeTheLink: () => string
/** Choose a page */
export declare const chooseAPage: () => string
/** Close this message */
export declare const closeThisMessage: () => string
/** the element <{tag}> */
export declare const element: (values: { readonly tag: string }) => string
/** a figure */
export declare const figure: () => string
/** a file */
export declare const file: () => string
/** Heading {level} */
export declare const heading: (values: { readonly level: string }) => string
/** How it looks: {label} */
export declare const howItLooks: (values: { readonly label: string }) => string
/** comments, elements or attributes that the shop does not show */
export declare const invisibleMarkup: () => string
/** Italic */
export declare const italic: () => string
/** Kind of paragraph */
export declare const kindOfParagraph: () => string
/** Leads to */
export declare const leadsTo: () => string
/** {count, plural, one {{names} was left out} other {{names} were left out}} */
export declare const leftOut: (values: { readonly count: number; readonly names: string }) => string
/** Left to right */
export declare const leftToRight: () => string
/** Line */
export declare const line: () => string
/** Link */
export declare const link: () => string
/** List */
export declare const list: () => string
/** a list of terms */
export declare const listOfTerms: () => string
/** Make it a link */
export declare const makeItALink: () => string
/** elements that are nested in a way of their own */
export declare const nestedElements: () => string
/** Numbered list */
export declare const numberedList: () => string
/** Paragraph */
export declare const paragraph: () => string
/** {pasted}, and {leftOut} */
export declare const pastedAndLeftOut: (values: { readonly pasted: string; readonly leftOut: string }) => string
/** {count, plural, one {{names} was pasted as plain text} other {{names} were pasted as plain text}} */
export declare const pastedAsText: (values: { readonly count: number; readonly names: string }) => string
/** a picture */
export declare const picture: () => string
/** preformatted words */
export declare const preformattedWords: () => string
/** Quote */
export declare const quote: () => string
/** Remove the link */
export declare const removeTheLink: () => string
/** Right to left */
export declare const rightToLeft: () => string
/** a table */
export declare const table: () => string
/** Text direction */
export declare const textDirection: () => string
/** Underline */
export declare const underline: () => string
/** a video */
export declare const video: () => string
/** {loss}: this field holds headings, lists, links and words only. */
export declare const whatTheFieldHolds: (values: { readonly loss: string }) => string
/** Words of the link */
export declare const wordsOfTheLink: () => string
