// Compiled by `npm run messages`: change the catalogue, not this file.

export const draftsNotAllowed = () => "Only a signed-in site builder may see drafts."
export const home = () => "Home"
export const idsOrSkus = () => "Name products either by ids or by skus."
export const malformedPageToken = () => "The query parameter 'pageToken' is no page of this list."
export const notASetOrBundle = () => "Only sets and bundles have child products."
export const tooManyProducts = () => "Ask for at most 100 products at once."
export const unknownCategory = () => "There is no such category."
export const unknownProduct = () => "There is no such product among those you may see."
export const unknownSku = (d) => "There is no product of the part number '" + d.sku + "' among those you may see."
export const unknownSnapshot = (d) => "There is no catalogue snapshot '" + d.snapshotId + "'. The application context says the present one as catalogSnapshotVersionId."
