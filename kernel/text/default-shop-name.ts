/** The name of a shop that has none of its own yet. */
export const DEFAULT_SHOP_NAME = 'Our shop'
