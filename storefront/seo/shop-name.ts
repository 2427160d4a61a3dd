/** The shop's name in titles and structured data. */
export const SHOP_NAME = 'Hydrant'
