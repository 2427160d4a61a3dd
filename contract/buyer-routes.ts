import { WEBSTORE_BASE } from './shared/paths.ts'
import {
  addRouteIds,
  defineDelete,
  defineGet,
  definePatch,
  definePost,
  definePut,
  defineReadOnlyPost,
} from './shared/route.ts'

const WISHLIST = `${WEBSTORE_BASE}/wishlists/:wishlistId` as const
const CART = `${WEBSTORE_BASE}/carts/:cartStateOrId` as const
const NUMBERS = `${WEBSTORE_BASE}/customer-part-numbers` as const
const ITEM = `${WISHLIST}/wishlist-items/:wishlistItemId` as const

/**
 * Calls of buyers' several carts, of their lists beyond those of wishlists, of their invoices, of listings beyond those of
 * searches, of what a cart would cost elsewhere and when a product would arrive there, of the files of purchase orders, of
 * mails about stock, and of customer part numbers: only the shop's pages make them, on the server, so no browser loads
 * them.
 */
export const BUYER_ROUTES = addRouteIds({
  addWishlistItems: definePost(`${WISHLIST}/actions/add-items`),
  copyWishlist: definePost(`${WISHLIST}/actions/copy`),
  updateWishlistItem: definePatch(ITEM),
  moveWishlistItem: definePost(`${ITEM}/actions/move`),
  listInvoices: defineGet(`${WEBSTORE_BASE}/invoices`),
  searchListing: defineReadOnlyPost(`${WEBSTORE_BASE}/search/listing`),
  findPages: defineGet(`${WEBSTORE_BASE}/search/pages`),
  estimateProductDelivery: defineReadOnlyPost(`${WEBSTORE_BASE}/products/:productId/actions/estimate-delivery`),
  listCarts: defineGet(`${WEBSTORE_BASE}/carts`),
  renameCart: definePatch(CART),
  makePrimaryCart: definePost(`${CART}/actions/make-primary`),
  moveCartItems: definePost(`${CART}/actions/move-items`),
  sendCart: definePost(`${CART}/actions/send`),
  listColleagues: defineGet(`${WEBSTORE_BASE}/colleagues`),
  estimateDelivery: defineReadOnlyPost(`${CART}/actions/estimate-delivery`),
  requestStockNotice: definePost(`${WEBSTORE_BASE}/stock-notices`),
  listStockNotices: defineGet(`${WEBSTORE_BASE}/stock-notices`),
  deleteStockNotice: defineDelete(`${WEBSTORE_BASE}/stock-notices/:stockNoticeId`),
  readStockNoticeLink: defineReadOnlyPost(`${WEBSTORE_BASE}/stock-notices/actions/read-link`),
  followStockNoticeLink: definePost(`${WEBSTORE_BASE}/stock-notices/actions/follow-link`),
  listCustomerPartNumbers: defineGet(NUMBERS),
  createCustomerPartNumber: definePost(NUMBERS),
  updateCustomerPartNumber: definePatch(`${NUMBERS}/:customerPartNumberId`),
  deleteCustomerPartNumber: defineDelete(`${NUMBERS}/:customerPartNumberId`),
  importCustomerPartNumbers: definePost(`${NUMBERS}/actions/import`),
  attachPurchaseOrderFile: definePut(`${WEBSTORE_BASE}/checkouts/:checkoutId/purchase-order-file`),
  removePurchaseOrderFile: defineDelete(`${WEBSTORE_BASE}/checkouts/:checkoutId/purchase-order-file`),
  listBoughtProducts: defineGet(`${WEBSTORE_BASE}/bought-products`),
})
