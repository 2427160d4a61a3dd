/** What the shop is called in titles and structured data. */
export const SHOP_NAME = 'Hydrant'
