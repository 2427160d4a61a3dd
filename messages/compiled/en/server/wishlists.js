// Compiled by `npm run messages`: change the catalogue, not this file.

export const emptyList = () => "There is nothing on this list."
export const fullList = () => "A list takes up to 5,000 products. Remove some first."
export const malformedQuantity = () => "Enter a quantity above zero."
export const malformedToken = () => "The page token is not one that this shop has given out."
export const noAccount = () => "There is no account to share the list with."
export const noName = () => "Enter a name for the list."
export const notOwner = () => "Only the owner of this list can do that."
export const tooManyFields = () => "The query parameter 'productFields' takes at most 15 fields."
export const tooManyLists = () => "You can have up to 100 lists. Delete one first."
export const unknownItem = () => "There is no such line on this list any more."
export const unknownList = () => "There is no such list, or it is not yours."
export const unknownProduct = () => "This product does not exist or is not available to you."
