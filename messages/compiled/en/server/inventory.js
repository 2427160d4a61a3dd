// Compiled by `npm run messages`: change the catalogue, not this file.

export const cannotAdjust = (d) => "The change must not be zero, and no more can be taken away than the " + d.quantity + " on hand."
export const groupOfStore = (d) => "Your attempt to delete " + d.id + " could not be completed because the store sells from this group."
export const locationsAndGroups = () => "Name locations or locationgroups, not both."
export const malformedProduct = () => "Invalid identifier: products names what looks like a product id and is none."
export const noProducts = () => "Name at least one product in products."
export const notEnoughLeft = (d) => "There is not enough left of product " + d.productId + "."
export const tooManyStockQueries = () => "Ask for at most 100 products times locations, or 20 when products are named by part number."
export const unknownLevel = () => "There is no such stock level."
export const unknownLocation = (d) => "The query parameter '" + d.parameter + "' names '" + d.id + "', which this store does not have."
export const unknownScope = () => "Write the scope as webStoreId Eq '<id>', with the id of this web store."
