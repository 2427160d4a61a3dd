// Compiled by `npm run messages`: change the catalogue, not this file.

export const malformedRecordRange = () => "'after' and 'through' must be ids of records of the kind that is asked for."
export const unknownRecord = () => "There is no such record among those you may see."
