// Compiled by `npm run messages`: change the catalogue, not this file.
/** Several products have this part number. Write it as the shop does. */
export declare const ambiguousPartNumber: () => string
/** Enter your part number: letters or digits, up to {length} characters. */
export declare const malformedNumber: (values: { readonly length: string }) => string
/** The page token is not one that this shop has given out. */
export declare const malformedToken: () => string
/** Only buyers of an account have part numbers of their own. */
export declare const noAccount: () => string
/** This is our part number of another product. Choose another number. */
export declare const shopNumber: () => string
/** This number stands for another product already. Remove it there first. */
export declare const takenNumber: () => string
/** An account can have up to {maximum} part numbers of its own. Remove some first. */
export declare const tooManyNumbers: (values: { readonly maximum: string }) => string
/** There is no such part number any more. */
export declare const unknownNumber: () => string
/** No product has this part number, or it is not available to you. */
export declare const unknownProduct: () => string
