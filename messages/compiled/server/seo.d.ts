// Compiled by `npm run messages`: change the catalogue, not this file.
/** ''after'' and ''through'' must be ids of records of the kind that is asked for. */
export declare const malformedRecordRange: () => string
/** There is no such record among those you may see. */
export declare const unknownRecord: () => string
