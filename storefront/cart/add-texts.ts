/** What a buyer and a guest read when a product was added to their cart. */
export const ADDED = 'The product was added to your cart.'
export const ADDED_BY_GUEST = 'Product is successfully added to Cart'

/** What a buyer and a guest read when it was not added because something failed. */
export const NOT_ADDED = 'The product was not added to the cart. Try again later.'
export const NOT_ADDED_FOR_GUEST = 'An unexpected error occurred. Try again later.'
