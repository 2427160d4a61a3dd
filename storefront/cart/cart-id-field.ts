/** The name of the form field with the id of the current cart that the page was shown for. */
export const CART_ID_FIELD = 'shownCart'
