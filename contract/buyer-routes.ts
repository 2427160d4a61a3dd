import { WEBSTORE_BASE } from './shared/paths.ts'
import { addRouteIds, defineGet, definePatch, definePost, defineReadOnlyPost } from './shared/route.ts'

const WISHLIST = `${WEBSTORE_BASE}/wishlists/:wishlistId` as const
const ITEM = `${WISHLIST}/wishlist-items/:wishlistItemId` as const

/**
 * Calls of buyers' lists beyond those of wishlists, of their invoices, of listings beyond those of searches, and of what a
 * cart would cost elsewhere: only the shop's pages make them, on the server, so no browser loads them.
 */
export const BUYER_ROUTES = addRouteIds({
  addWishlistItems: definePost(`${WISHLIST}/actions/add-items`),
  copyWishlist: definePost(`${WISHLIST}/actions/copy`),
  updateWishlistItem: definePatch(ITEM),
  moveWishlistItem: definePost(`${ITEM}/actions/move`),
  listInvoices: defineGet(`${WEBSTORE_BASE}/invoices`),
  searchListing: defineReadOnlyPost(`${WEBSTORE_BASE}/search/listing`),
  findPages: defineGet(`${WEBSTORE_BASE}/search/pages`),
  estimateDelivery: defineReadOnlyPost(`${WEBSTORE_BASE}/carts/:cartStateOrId/actions/estimate-delivery`),
  listBoughtProducts: defineGet(`${WEBSTORE_BASE}/bought-products`),
})
