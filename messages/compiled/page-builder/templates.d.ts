// Compiled by `npm run messages`: change the catalogue, not this file.
/** Blank page */
export declare const blank: () => string
/** Nothing yet: every block is yours. */
export declare const blankDescription: () => string
/** Page with a form */
export declare const form: () => string
/** A title, a sentence, and a form that reaches you. */
export declare const formDescription: () => string
/** Information page */
export declare const information: () => string
/** A title, text with headings, and questions that open their answers. */
export declare const informationDescription: () => string
/** Landing page */
export declare const landing: () => string
/** A large opening, featured products, three reasons beside each other, and a form. */
export declare const landingDescription: () => string
