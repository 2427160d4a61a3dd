/** What the name of a variation's quantity field begins with; the id of the variation follows. */
export const QUANTITY_FIELD_PREFIX = 'quantity-'
