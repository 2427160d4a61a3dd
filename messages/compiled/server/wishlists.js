// Compiled by `npm run messages`: change the catalogue, not this file.

export const emptyList = () => "There is nothing on this wishlist."
export const fullList = () => "A wishlist takes up to 500 products. Remove one first."
export const malformedToken = () => "The page token is not one that this shop has given out."
export const noName = () => "Enter a name for the wishlist."
export const tooManyFields = () => "The query parameter 'productFields' takes at most 15 fields."
export const tooManyLists = () => "You can have up to 50 wishlists. Delete one first."
export const unknownItem = () => "There is no such item on this wishlist."
export const unknownList = () => "There is no such wishlist, or it is not yours."
export const unknownProduct = () => "This product does not exist or is not available to you."
