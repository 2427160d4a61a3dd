// Compiled by `npm run messages`: change the catalogue, not this file.

export const hiddenPrice = () => "You may see this product but not its price."
export const noProducts = () => "Name at least one product in productIds."
export const tooManyProducts = () => "Ask for the prices of at most 100 products at once, or post up to 500."
export const unknownProduct = () => "There is no such product among those you may see."
