/** Characters in the name of a cart; the API takes 255. */
export const MAX_CART_NAME_LENGTH = 80
