import type { BUILDER_ROUTES } from './builder-routes.ts'
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
import { route } from './shared/route.ts'

/**
 * Every call of the API by name, except those of the site builder and those that only other clients make. It knows no
 * schemas, so that a browser can load it without them.
 */
export const ROUTES = {
  getApplicationContext: route('getApplicationContext', 'GET', `${WEBSTORE_BASE}/application-context`),
  getSessionContext: route('getSessionContext', 'GET', `${WEBSTORE_BASE}/session-context`),
  signIn: route('signIn', 'POST', `${APEX_REST_BASE}/auth/login`),
  signOut: route('signOut', 'POST', `${APEX_REST_BASE}/auth/logout`),
  registerBuyer: route('registerBuyer', 'POST', `${APEX_REST_BASE}/auth/register`),
  changePassword: route('changePassword', 'POST', `${APEX_REST_BASE}/auth/password`),
  getSession: route('getSession', 'GET', `${APEX_REST_BASE}/auth/session`),
  extendSession: route('extendSession', 'POST', `${APEX_REST_BASE}/auth/session`),
  issueToken: route('issueToken', 'POST', `${OAUTH_BASE}/token`),
  revokeToken: route('revokeToken', 'POST', `${OAUTH_BASE}/revoke`),
  listIntegrations: route('listIntegrations', 'GET', `${APEX_REST_BASE}/auth/integrations`),
  createIntegration: route('createIntegration', 'POST', `${APEX_REST_BASE}/auth/integrations`),
  deleteIntegration: route('deleteIntegration', 'DELETE', `${APEX_REST_BASE}/auth/integrations/:integrationId`),
  listTokens: route('listTokens', 'GET', `${APEX_REST_BASE}/auth/tokens`),
  deleteToken: route('deleteToken', 'DELETE', `${APEX_REST_BASE}/auth/tokens/:tokenId`),
  listManagedAccounts: route('listManagedAccounts', 'GET', `${WEBSTORE_BASE}/external-managed-accounts`),
  getEffectiveAccount: route('getEffectiveAccount', 'GET', `${WEBSTORE_BASE}/effective-accounts/:effectiveAccountId`),

  getCategoryMenu: route('getCategoryMenu', 'GET', `${WEBSTORE_BASE}/category-menu-items`),
  getCategory: route('getCategory', 'GET', `${WEBSTORE_BASE}/product-categories/:categoryId`),
  listCategoryChildren: route('listCategoryChildren', 'GET', `${WEBSTORE_BASE}/product-categories/children`),
  getCategoryPath: route(
    'getCategoryPath',
    'GET',
    `${WEBSTORE_BASE}/product-category-path/product-categories/:categoryId`,
  ),
  getProduct: route('getProduct', 'GET', `${WEBSTORE_BASE}/products/:productId`),
  listProducts: route('listProducts', 'GET', `${WEBSTORE_BASE}/products`),
  getProductVersion: route('getProductVersion', 'GET', `${WEBSTORE_BASE}/versions/:snapshotId/products/:productId`),
  getCategoryVersion: route(
    'getCategoryVersion',
    'GET',
    `${WEBSTORE_BASE}/versions/:snapshotId/product-categories/:categoryId`,
  ),
  listGiftWraps: route('listGiftWraps', 'GET', `${WEBSTORE_BASE}/products/gift-wrap`),
  listProductChildren: route('listProductChildren', 'GET', `${WEBSTORE_BASE}/products/:productId/children`),
  listFeaturedProducts: route('listFeaturedProducts', 'GET', `${WEBSTORE_BASE}/products/:productId/featured-products`),
  searchProductsByQuery: route('searchProductsByQuery', 'GET', `${WEBSTORE_BASE}/search/products`),
  searchProducts: route('searchProducts', 'POST', `${WEBSTORE_BASE}/search/product-search`),
  getSuggestions: route('getSuggestions', 'GET', `${WEBSTORE_BASE}/search/suggestions`),
  getProductPrice: route('getProductPrice', 'GET', `${WEBSTORE_BASE}/pricing/products/:productId`),
  listPrices: route('listPrices', 'GET', `${WEBSTORE_BASE}/pricing/products`),
  calculatePrices: route('calculatePrices', 'POST', `${WEBSTORE_BASE}/pricing/products`),
  getProductTaxes: route('getProductTaxes', 'GET', `${WEBSTORE_BASE}/taxes/products/:productId`),
  evaluateProducts: route('evaluateProducts', 'POST', `${DATA_BASE}/commerce/promotions/actions/evaluate-products`),
  evaluateCart: route('evaluateCart', 'POST', `${DATA_BASE}/commerce/promotions/actions/evaluate`),
  getInventoryLevels: route('getInventoryLevels', 'GET', `${DATA_BASE}/commerce/inventory/levels`),

  createCart: route('createCart', 'POST', `${WEBSTORE_BASE}/carts`),
  getCart: route('getCart', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId`),
  ensureCart: route('ensureCart', 'PUT', `${WEBSTORE_BASE}/carts/:cartStateOrId`),
  deleteCart: route('deleteCart', 'DELETE', `${WEBSTORE_BASE}/carts/:cartStateOrId`),
  getCompactSummary: route('getCompactSummary', 'GET', `${WEBSTORE_BASE}/carts/compact-summary`),
  getCartCompactSummary: route('getCartCompactSummary', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId/compact-summary`),
  listCartItems: route('listCartItems', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items`),
  addCartItem: route('addCartItem', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items`),
  addCartItems: route('addCartItems', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items/batch`),
  updateCartItem: route('updateCartItem', 'PATCH', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items/:cartItemId`),
  deleteCartItem: route('deleteCartItem', 'DELETE', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-items/:cartItemId`),
  applyCartCoupon: route('applyCartCoupon', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-coupons`),
  deleteCartCoupon: route(
    'deleteCartCoupon',
    'DELETE',
    `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-coupons/:cartCouponId`,
  ),
  preserveCart: route('preserveCart', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/actions/preserve`),
  listDeliveryGroups: route('listDeliveryGroups', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups`),
  getDeliveryGroup: route(
    'getDeliveryGroup',
    'GET',
    `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`,
  ),
  createDeliveryGroup: route('createDeliveryGroup', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups`),
  updateDeliveryGroup: route(
    'updateDeliveryGroup',
    'PATCH',
    `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`,
  ),
  deleteDeliveryGroup: route(
    'deleteDeliveryGroup',
    'DELETE',
    `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`,
  ),
  arrangeItems: route(
    'arrangeItems',
    'POST',
    `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/actions/arrange-items`,
  ),
  reserveInventory: route('reserveInventory', 'PUT', `${WEBSTORE_BASE}/carts/:cartStateOrId/inventory-reservations`),
  releaseInventory: route('releaseInventory', 'DELETE', `${WEBSTORE_BASE}/carts/:cartStateOrId/inventory-reservations`),
  listCartProducts: route('listCartProducts', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId/products`),
  cloneCart: route('cloneCart', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/actions/clone`),
  calculateCart: route('calculateCart', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/actions/calculate`),

  listCountries: route('listCountries', 'GET', `${WEBSTORE_BASE}/countries`),
  getCountry: route('getCountry', 'GET', `${WEBSTORE_BASE}/countries/:countryCode`),
  listAddresses: route('listAddresses', 'GET', `${WEBSTORE_BASE}/accounts/:accountId/addresses`),
  createAddress: route('createAddress', 'POST', `${WEBSTORE_BASE}/accounts/:accountId/addresses`),
  updateAddress: route('updateAddress', 'PATCH', `${WEBSTORE_BASE}/accounts/:accountId/addresses/:addressId`),
  deleteAddress: route('deleteAddress', 'DELETE', `${WEBSTORE_BASE}/accounts/:accountId/addresses/:addressId`),

  startCheckout: route('startCheckout', 'PUT', `${WEBSTORE_BASE}/checkouts`),
  createCheckout: route('createCheckout', 'POST', `${WEBSTORE_BASE}/checkouts`),
  getCheckout: route('getCheckout', 'GET', `${WEBSTORE_BASE}/checkouts/:checkoutId`),
  updateCheckout: route('updateCheckout', 'PATCH', `${WEBSTORE_BASE}/checkouts/:checkoutId`),
  deleteCheckout: route('deleteCheckout', 'DELETE', `${WEBSTORE_BASE}/checkouts/:checkoutId`),
  payCheckout: route('payCheckout', 'POST', `${WEBSTORE_BASE}/checkouts/:checkoutId/payments`),
  applyCheckoutCoupon: route('applyCheckoutCoupon', 'POST', `${WEBSTORE_BASE}/checkouts/:checkoutId/coupons`),
  deleteCheckoutCoupon: route(
    'deleteCheckoutCoupon',
    'DELETE',
    `${WEBSTORE_BASE}/checkouts/:checkoutId/coupons/:cartCouponId`,
  ),
  createPaymentToken: route('createPaymentToken', 'POST', `${WEBSTORE_BASE}/payments/token`),
  placeOrder: route('placeOrder', 'POST', `${WEBSTORE_BASE}/checkouts/:checkoutId/orders`),
  runOrderActions: route('runOrderActions', 'POST', `${WEBSTORE_BASE}/checkouts/:checkoutId/orders/actions`),

  listOrders: route('listOrders', 'GET', `${WEBSTORE_BASE}/order-summaries`),
  lookUpOrder: route('lookUpOrder', 'POST', `${WEBSTORE_BASE}/order-summaries/actions/lookup`),
  lookUpOrderByQuery: route('lookUpOrderByQuery', 'GET', `${WEBSTORE_BASE}/order-summaries/actions/lookup`),

  listWishlists: route('listWishlists', 'GET', `${WEBSTORE_BASE}/wishlists`),
  createWishlist: route('createWishlist', 'POST', `${WEBSTORE_BASE}/wishlists`),
  getWishlist: route('getWishlist', 'GET', `${WEBSTORE_BASE}/wishlists/:wishlistId`),
  renameWishlist: route('renameWishlist', 'PATCH', `${WEBSTORE_BASE}/wishlists/:wishlistId`),
  deleteWishlist: route('deleteWishlist', 'DELETE', `${WEBSTORE_BASE}/wishlists/:wishlistId`),
  listWishlistItems: route('listWishlistItems', 'GET', `${WEBSTORE_BASE}/wishlists/:wishlistId/wishlist-items`),
  addWishlistItem: route('addWishlistItem', 'POST', `${WEBSTORE_BASE}/wishlists/:wishlistId/wishlist-items`),
  deleteWishlistItem: route(
    'deleteWishlistItem',
    'DELETE',
    `${WEBSTORE_BASE}/wishlists/:wishlistId/wishlist-items/:wishlistItemId`,
  ),
  addWishlistToCart: route(
    'addWishlistToCart',
    'POST',
    `${WEBSTORE_BASE}/wishlists/:wishlistId/actions/add-wishlist-to-cart`,
  ),

  getAiConfiguration: route('getAiConfiguration', 'GET', `${WEBSTORE_BASE}/ai/configuration`),
  getShopperAgentContext: route('getShopperAgentContext', 'GET', `${WEBSTORE_BASE}/shopperAgent/context`),
  getRecommendations: route('getRecommendations', 'GET', `${WEBSTORE_BASE}/ai/recommendations`),
  recordActivity: route('recordActivity', 'POST', `${WEBSTORE_BASE}/ai/activities`),
  recordVisits: route('recordVisits', 'POST', `${WEBSTORE_BASE}/statistics/visits`),
  getSeoProperties: route(
    'getSeoProperties',
    'GET',
    `${DATA_BASE}/connect/communities/:communityId/seo/properties/:recordId`,
  ),
  getSitemap: route('getSitemap', 'GET', `${WEBSTORE_BASE}/sitemap`),
  listSitemapEntries: route('listSitemapEntries', 'GET', `${WEBSTORE_BASE}/sitemap/entries`),
  listSitemapPages: route('listSitemapPages', 'GET', `${DATA_BASE}/connect/sites/:siteId/sitemap/pages`),

  getSiteContent: route(
    'getSiteContent',
    'GET',
    `${DATA_BASE}/connect/sites/:siteId/cms/delivery/contents/:contentKeyOrId`,
  ),
  listSiteContents: route('listSiteContents', 'GET', `${DATA_BASE}/connect/sites/:siteId/cms/delivery/contents`),
  getChannelContent: route(
    'getChannelContent',
    'GET',
    `${DATA_BASE}/connect/cms/delivery/channels/:channelId/contents/:contentKeyOrId`,
  ),
  listChannelContents: route(
    'listChannelContents',
    'GET',
    `${DATA_BASE}/connect/cms/delivery/channels/:channelId/contents`,
  ),
  callServerMethod: route('callServerMethod', 'GET', `${LWR_APEX_BASE}/:apexClass/:apexMethod`),
  sendServerMethod: route('sendServerMethod', 'POST', `${LWR_APEX_BASE}/:apexClass/:apexMethod`),
  executeServerMethod: route('executeServerMethod', 'GET', APEX_EXECUTE_PATH),
  sendExecuteServerMethod: route('sendExecuteServerMethod', 'POST', APEX_EXECUTE_PATH),

  getPage: route('getPage', 'GET', `${DATA_BASE}/connect/sites/:siteId/pages`),
  getSiteSettings: route('getSiteSettings', 'GET', `${DATA_BASE}/connect/sites/:siteId/settings`),
  submitForm: route('submitForm', 'POST', `${DATA_BASE}/connect/sites/:siteId/form-submissions`),
  getFormReceipt: route(
    'getFormReceipt',
    'GET',
    `${DATA_BASE}/connect/sites/:siteId/form-submissions/:referenceNumber`,
  ),

  importProducts: route('importProducts', 'POST', `${ADMIN_BASE}/import/products`),
  listVisits: route('listVisits', 'GET', `${ADMIN_BASE}/statistics/visits`),
  listEvents: route('listEvents', 'GET', `${ADMIN_BASE}/events`),
  listGivenUpEvents: route('listGivenUpEvents', 'GET', `${ADMIN_BASE}/events/given-up`),
  resendEvent: route('resendEvent', 'POST', `${ADMIN_BASE}/events/:position/actions/send-again`),
  listFailedPayments: route('listFailedPayments', 'GET', `${ADMIN_BASE}/failed-payments`),
  retryFailedPayment: route('retryFailedPayment', 'POST', `${ADMIN_BASE}/failed-payments/:paymentId/actions/retry`),
  listFormSubmissions: route('listFormSubmissions', 'GET', `${ADMIN_BASE}/form-submissions`),
  getFormSubmission: route('getFormSubmission', 'GET', `${ADMIN_BASE}/form-submissions/:submissionId`),
  updateFormSubmission: route('updateFormSubmission', 'PATCH', `${ADMIN_BASE}/form-submissions/:submissionId`),
} as const

/** The name of a call that the shop's own client makes. */
export type ShopRouteId = keyof typeof ROUTES

/** The name of a call. */
export type RouteId = ShopRouteId | keyof typeof BUILDER_ROUTES | keyof typeof PROGRAM_ROUTES
