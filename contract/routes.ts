import type { BUILDER_ROUTES } from './builder-routes.ts'
import type { BUYER_ROUTES } from './buyer-routes.ts'
import type { PEOPLE_ROUTES } from './people-routes.ts'
import type { PROGRAM_ROUTES } from './program-routes.ts'
import {
  ADMIN_BASE,
  APEX_EXECUTE_PATH,
  APEX_REST_BASE,
  DATA_BASE,
  LWR_APEX_BASE,
  OAUTH_BASE,
  WEBSTORE_BASE,
} from './shared/paths.ts'
import {
  defineDelete,
  defineGet,
  addRouteIds,
  definePatch,
  definePost,
  defineReadOnlyPost,
  definePut,
} from './shared/route.ts'

/**
 * Every call of the API by name, except those of the site builder and those that only other clients make. It knows no
 * schemas, so that a browser can load it without them.
 */
export const ROUTES = addRouteIds({
  getApplicationContext: defineGet(`${WEBSTORE_BASE}/application-context`),
  getSessionContext: defineGet(`${WEBSTORE_BASE}/session-context`),
  signIn: definePost(`${APEX_REST_BASE}/auth/login`),
  signOut: definePost(`${APEX_REST_BASE}/auth/logout`),
  registerBuyer: definePost(`${APEX_REST_BASE}/auth/register`),
  getSetup: defineGet(`${APEX_REST_BASE}/setup`),
  setUpShop: definePost(`${APEX_REST_BASE}/setup`),
  changePassword: definePost(`${APEX_REST_BASE}/auth/password`),
  requestPasswordReset: definePost(`${APEX_REST_BASE}/auth/forgot-password`),
  resetPassword: definePost(`${APEX_REST_BASE}/auth/reset-password`),
  getSession: defineGet(`${APEX_REST_BASE}/auth/session`),
  extendSession: definePost(`${APEX_REST_BASE}/auth/session`),
  issueToken: definePost(`${OAUTH_BASE}/token`),
  revokeToken: definePost(`${OAUTH_BASE}/revoke`),
  listIntegrations: defineGet(`${APEX_REST_BASE}/auth/integrations`),
  createIntegration: definePost(`${APEX_REST_BASE}/auth/integrations`),
  deleteIntegration: defineDelete(`${APEX_REST_BASE}/auth/integrations/:integrationId`),
  listTokens: defineGet(`${APEX_REST_BASE}/auth/tokens`),
  deleteToken: defineDelete(`${APEX_REST_BASE}/auth/tokens/:tokenId`),
  listManagedAccounts: defineGet(`${WEBSTORE_BASE}/external-managed-accounts`),
  getEffectiveAccount: defineGet(`${WEBSTORE_BASE}/effective-accounts/:effectiveAccountId`),

  getCategoryMenu: defineGet(`${WEBSTORE_BASE}/category-menu-items`),
  getCategory: defineGet(`${WEBSTORE_BASE}/product-categories/:categoryId`),
  listCategoryChildren: defineGet(`${WEBSTORE_BASE}/product-categories/children`),
  getCategoryPath: defineGet(`${WEBSTORE_BASE}/product-category-path/product-categories/:categoryId`),
  getProduct: defineGet(`${WEBSTORE_BASE}/products/:productId`),
  listProducts: defineGet(`${WEBSTORE_BASE}/products`),
  getProductVersion: defineGet(`${WEBSTORE_BASE}/versions/:snapshotId/products/:productId`),
  getCategoryVersion: defineGet(`${WEBSTORE_BASE}/versions/:snapshotId/product-categories/:categoryId`),
  listGiftWraps: defineGet(`${WEBSTORE_BASE}/products/gift-wrap`),
  listProductChildren: defineGet(`${WEBSTORE_BASE}/products/:productId/children`),
  listFeaturedProducts: defineGet(`${WEBSTORE_BASE}/products/:productId/featured-products`),
  searchProductsByQuery: defineGet(`${WEBSTORE_BASE}/search/products`),
  searchProducts: defineReadOnlyPost(`${WEBSTORE_BASE}/search/product-search`),
  getSuggestions: defineGet(`${WEBSTORE_BASE}/search/suggestions`),
  getProductPrice: defineGet(`${WEBSTORE_BASE}/pricing/products/:productId`),
  listPrices: defineGet(`${WEBSTORE_BASE}/pricing/products`),
  calculatePrices: defineReadOnlyPost(`${WEBSTORE_BASE}/pricing/products`),
  resolveQuickOrder: defineReadOnlyPost(`${WEBSTORE_BASE}/quick-order/actions/resolve`),
  getProductTaxes: defineGet(`${WEBSTORE_BASE}/taxes/products/:productId`),
  evaluateProducts: defineReadOnlyPost(`${DATA_BASE}/commerce/promotions/actions/evaluate-products`),
  evaluateCart: defineReadOnlyPost(`${DATA_BASE}/commerce/promotions/actions/evaluate`),
  getInventoryLevels: defineGet(`${DATA_BASE}/commerce/inventory/levels`),

  createCart: definePost(`${WEBSTORE_BASE}/carts`),
  getCart: defineGet(`${WEBSTORE_BASE}/carts/:cartStateOrId`),
  ensureCart: definePut(`${WEBSTORE_BASE}/carts/:cartStateOrId`),
  deleteCart: defineDelete(`${WEBSTORE_BASE}/carts/:cartStateOrId`),
  getCompactSummary: defineGet(`${WEBSTORE_BASE}/carts/compact-summary`),
  getCartCompactSummary: defineGet(`${WEBSTORE_BASE}/carts/:cartStateOrId/compact-summary`),
  listCartItems: defineGet(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items`),
  addCartItem: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items`),
  addCartItems: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items/batch`),
  updateCartItem: definePatch(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items/:cartItemId`),
  deleteCartItem: defineDelete(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items/:cartItemId`),
  applyCartCoupon: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-coupons`),
  deleteCartCoupon: defineDelete(`${WEBSTORE_BASE}/carts/:cartStateOrId/cart-coupons/:cartCouponId`),
  preserveCart: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/actions/preserve`),
  listDeliveryGroups: defineGet(`${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups`),
  getDeliveryGroup: defineGet(`${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`),
  createDeliveryGroup: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups`),
  updateDeliveryGroup: definePatch(`${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`),
  deleteDeliveryGroup: defineDelete(`${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`),
  arrangeItems: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/actions/arrange-items`),
  reserveInventory: definePut(`${WEBSTORE_BASE}/carts/:cartStateOrId/inventory-reservations`),
  releaseInventory: defineDelete(`${WEBSTORE_BASE}/carts/:cartStateOrId/inventory-reservations`),
  listCartProducts: defineGet(`${WEBSTORE_BASE}/carts/:cartStateOrId/products`),
  cloneCart: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/actions/clone`),
  calculateCart: definePost(`${WEBSTORE_BASE}/carts/:cartStateOrId/actions/calculate`),

  listCountries: defineGet(`${WEBSTORE_BASE}/countries`),
  getCountry: defineGet(`${WEBSTORE_BASE}/countries/:countryCode`),
  listAddresses: defineGet(`${WEBSTORE_BASE}/accounts/:accountId/addresses`),
  createAddress: definePost(`${WEBSTORE_BASE}/accounts/:accountId/addresses`),
  updateAddress: definePatch(`${WEBSTORE_BASE}/accounts/:accountId/addresses/:addressId`),
  deleteAddress: defineDelete(`${WEBSTORE_BASE}/accounts/:accountId/addresses/:addressId`),

  startCheckout: definePut(`${WEBSTORE_BASE}/checkouts`),
  createCheckout: definePost(`${WEBSTORE_BASE}/checkouts`),
  getCheckout: defineGet(`${WEBSTORE_BASE}/checkouts/:checkoutId`),
  updateCheckout: definePatch(`${WEBSTORE_BASE}/checkouts/:checkoutId`),
  deleteCheckout: defineDelete(`${WEBSTORE_BASE}/checkouts/:checkoutId`),
  payCheckout: definePost(`${WEBSTORE_BASE}/checkouts/:checkoutId/payments`),
  applyCheckoutCoupon: definePost(`${WEBSTORE_BASE}/checkouts/:checkoutId/coupons`),
  deleteCheckoutCoupon: defineDelete(`${WEBSTORE_BASE}/checkouts/:checkoutId/coupons/:cartCouponId`),
  createPaymentToken: definePost(`${WEBSTORE_BASE}/payments/token`),
  placeOrder: definePost(`${WEBSTORE_BASE}/checkouts/:checkoutId/orders`),
  runOrderActions: definePost(`${WEBSTORE_BASE}/checkouts/:checkoutId/orders/actions`),

  listOrders: defineGet(`${WEBSTORE_BASE}/order-summaries`),
  lookUpOrder: defineReadOnlyPost(`${WEBSTORE_BASE}/order-summaries/actions/lookup`),
  downloadOrderDocument: defineReadOnlyPost(`${WEBSTORE_BASE}/order-summaries/actions/download-document`),
  lookUpOrderByQuery: defineGet(`${WEBSTORE_BASE}/order-summaries/actions/lookup`),

  listWishlists: defineGet(`${WEBSTORE_BASE}/wishlists`),
  createWishlist: definePost(`${WEBSTORE_BASE}/wishlists`),
  getWishlist: defineGet(`${WEBSTORE_BASE}/wishlists/:wishlistId`),
  renameWishlist: definePatch(`${WEBSTORE_BASE}/wishlists/:wishlistId`),
  deleteWishlist: defineDelete(`${WEBSTORE_BASE}/wishlists/:wishlistId`),
  listWishlistItems: defineGet(`${WEBSTORE_BASE}/wishlists/:wishlistId/wishlist-items`),
  addWishlistItem: definePost(`${WEBSTORE_BASE}/wishlists/:wishlistId/wishlist-items`),
  deleteWishlistItem: defineDelete(`${WEBSTORE_BASE}/wishlists/:wishlistId/wishlist-items/:wishlistItemId`),
  addWishlistToCart: definePost(`${WEBSTORE_BASE}/wishlists/:wishlistId/actions/add-wishlist-to-cart`),

  getAiConfiguration: defineGet(`${WEBSTORE_BASE}/ai/configuration`),
  getShopperAgentContext: defineGet(`${WEBSTORE_BASE}/shopperAgent/context`),
  getRecommendations: defineGet(`${WEBSTORE_BASE}/ai/recommendations`),
  recordActivity: definePost(`${WEBSTORE_BASE}/ai/activities`),
  recordVisits: definePost(`${WEBSTORE_BASE}/statistics/visits`),
  getSeoProperties: defineGet(`${DATA_BASE}/connect/communities/:communityId/seo/properties/:recordId`),
  getSitemap: defineGet(`${WEBSTORE_BASE}/sitemap`),
  listSitemapEntries: defineGet(`${WEBSTORE_BASE}/sitemap/entries`),
  listSitemapPages: defineGet(`${DATA_BASE}/connect/sites/:siteId/sitemap/pages`),

  getSiteContent: defineGet(`${DATA_BASE}/connect/sites/:siteId/cms/delivery/contents/:contentKeyOrId`),
  listSiteContents: defineGet(`${DATA_BASE}/connect/sites/:siteId/cms/delivery/contents`),
  getChannelContent: defineGet(`${DATA_BASE}/connect/cms/delivery/channels/:channelId/contents/:contentKeyOrId`),
  listChannelContents: defineGet(`${DATA_BASE}/connect/cms/delivery/channels/:channelId/contents`),
  callServerMethod: defineGet(`${LWR_APEX_BASE}/:apexClass/:apexMethod`),
  sendServerMethod: definePost(`${LWR_APEX_BASE}/:apexClass/:apexMethod`),
  executeServerMethod: defineGet(APEX_EXECUTE_PATH),
  sendExecuteServerMethod: definePost(APEX_EXECUTE_PATH),

  getPage: defineGet(`${DATA_BASE}/connect/sites/:siteId/pages`),
  getSiteSettings: defineGet(`${DATA_BASE}/connect/sites/:siteId/settings`),
  getPageSlots: defineGet(`${DATA_BASE}/connect/sites/:siteId/slots`),
  submitForm: definePost(`${DATA_BASE}/connect/sites/:siteId/form-submissions`),
  getFormReceipt: defineGet(`${DATA_BASE}/connect/sites/:siteId/form-submissions/:referenceNumber`),

  listFormSubmissions: defineGet(`${ADMIN_BASE}/form-submissions`),
  getFormSubmission: defineGet(`${ADMIN_BASE}/form-submissions/:submissionId`),
  updateFormSubmission: definePatch(`${ADMIN_BASE}/form-submissions/:submissionId`),
})

/** The name of a call that the shop's own client makes. */
export type ShopRouteId = keyof typeof ROUTES

/** The name of a call. */
export type RouteId =
  | ShopRouteId
  | keyof typeof BUILDER_ROUTES
  | keyof typeof BUYER_ROUTES
  | keyof typeof PEOPLE_ROUTES
  | keyof typeof PROGRAM_ROUTES
