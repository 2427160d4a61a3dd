/** The name of the form field with the id of the cart that has the lines saved for later. */
export const SAVED_CART_FIELD = 'savedCart'

/** The name of the form field with lines that were moved, as JSON: what moves them back. */
export const MOVED_LINES_FIELD = 'moved'
