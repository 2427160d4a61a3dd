/** Messages for a buyer and for a guest after a product was added to the cart. */
export const ADDED_MESSAGE = 'The product was added to your cart.'
export const ADDED_MESSAGE_FOR_GUEST = 'Product is successfully added to Cart'

/** Messages for a buyer and for a guest when adding to the cart failed. */
export const NOT_ADDED_MESSAGE = 'The product was not added to the cart. Try again later.'
export const NOT_ADDED_MESSAGE_FOR_GUEST = 'An unexpected error occurred. Try again later.'
