// Compiled by `npm run messages`: change the catalogue, not this file.
export const titleWithShopName = (d) => d.title + " | " + d.shop
