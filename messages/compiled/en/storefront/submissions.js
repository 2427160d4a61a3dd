// Compiled by `npm run messages`: change the catalogue, not this file.

export const notAddedToCart = () => "The product was not added to the cart. Try again later."
export const notAddedToCartUnlessArrived = () => "The product was not added to the cart. Try again later. Should it have arrived after all, trying again does not add it twice."
