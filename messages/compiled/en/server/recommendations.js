// Compiled by `npm run messages`: change the catalogue, not this file.

export const malformedAnchor = () => "The query parameter 'anchorValues' takes ids of products or categories."
export const malformedProduct = () => "Invalid identifier: productId is no product id."
export const noAnchors = () => "This recommender needs products: name them in 'anchorValues', or set 'anchorFromCurrentCart'."
export const tooManyAnchors = () => "The query parameter 'anchorValues' takes at most 50 ids."
export const unknownProduct = () => "There is no such product among those you may see."
