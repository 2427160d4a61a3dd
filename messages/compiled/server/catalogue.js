// Compiled by `npm run messages`: change the catalogue, not this file.

export const dependentCategories = (d) => "Your attempt to delete " + d.id + " could not be completed because it contains other categories."
export const dependentProducts = (d) => "Your attempt to delete " + d.id + " could not be completed because it has variations."
export const draftsNotAllowed = () => "Only a signed-in site builder may see drafts."
export const home = () => "Home"
export const idsOrSkus = () => "Name products either by ids or by skus."
export const malformedPageToken = () => "The query parameter 'pageToken' is no page of this list."
export const maximumBelowMinimum = () => "Maximum: it is below Minimum."
export const notASetOrBundle = () => "Only sets and bundles have child products."
export const notPositive = (d) => d.field + ": it must be above zero."
export const ownAncestor = (d) => d.field + ": a category cannot be inside itself."
export const siblingName = (d) => d.field + ": a category with this name exists already beside it: " + d.id
export const tooManyProducts = () => "Ask for at most 100 products at once."
export const unknownCatalog = (d) => "CatalogId: the only catalogue of this shop is " + d.id + "."
export const unknownCategory = () => "There is no such category."
export const unknownProduct = () => "There is no such product among those you may see."
export const unknownSku = (d) => "There is no product of the part number '" + d.sku + "' among those you may see."
export const unknownSnapshot = (d) => "There is no catalogue snapshot '" + d.snapshotId + "'. The application context says the present one as catalogSnapshotVersionId."
