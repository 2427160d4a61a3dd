import { ADMIN_BASE, APEX_REST_BASE, DATA_BASE, WEBSTORE_BASE } from './shared/paths.ts'
import { route } from './shared/route.ts'

/** Every call of the API by name. It knows no schemas, so that a browser can load it without them. */
export const ROUTES = {
  getApplicationContext: route('getApplicationContext', 'GET', `${WEBSTORE_BASE}/application-context`),
  getSessionContext: route('getSessionContext', 'GET', `${WEBSTORE_BASE}/session-context`),
  signIn: route('signIn', 'POST', `${APEX_REST_BASE}/auth/login`),
  signOut: route('signOut', 'POST', `${APEX_REST_BASE}/auth/logout`),
  listManagedAccounts: route('listManagedAccounts', 'GET', `${WEBSTORE_BASE}/external-managed-accounts`),
  getEffectiveAccount: route('getEffectiveAccount', 'GET', `${WEBSTORE_BASE}/effective-accounts/:effectiveAccountId`),

  getCategoryMenu: route('getCategoryMenu', 'GET', `${WEBSTORE_BASE}/category-menu-items`),
  getCategory: route('getCategory', 'GET', `${WEBSTORE_BASE}/product-categories/:categoryId`),
  listCategoryChildren: route('listCategoryChildren', 'GET', `${WEBSTORE_BASE}/product-categories/children`),
  getCategoryPath: route('getCategoryPath', 'GET', `${WEBSTORE_BASE}/product-category-path/product-categories/:categoryId`),
  getProduct: route('getProduct', 'GET', `${WEBSTORE_BASE}/products/:productId`),
  listProducts: route('listProducts', 'GET', `${WEBSTORE_BASE}/products`),
  listProductChildren: route('listProductChildren', 'GET', `${WEBSTORE_BASE}/products/:productId/children`),
  listFeaturedProducts: route('listFeaturedProducts', 'GET', `${WEBSTORE_BASE}/products/:productId/featured-products`),
  searchProductsByQuery: route('searchProductsByQuery', 'GET', `${WEBSTORE_BASE}/search/products`),
  searchProducts: route('searchProducts', 'POST', `${WEBSTORE_BASE}/search/product-search`),
  getSuggestions: route('getSuggestions', 'GET', `${WEBSTORE_BASE}/search/suggestions`),
  getProductPrice: route('getProductPrice', 'GET', `${WEBSTORE_BASE}/pricing/products/:productId`),
  listPrices: route('listPrices', 'GET', `${WEBSTORE_BASE}/pricing/products`),
  calculatePrices: route('calculatePrices', 'POST', `${WEBSTORE_BASE}/pricing/products`),
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
  deleteCartCoupon: route('deleteCartCoupon', 'DELETE', `${WEBSTORE_BASE}/carts/:cartStateOrId/cart-coupons/:cartCouponId`),
  preserveCart: route('preserveCart', 'POST', `${WEBSTORE_BASE}/carts/:cartStateOrId/actions/preserve`),
  listDeliveryGroups: route('listDeliveryGroups', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups`),
  getDeliveryGroup: route('getDeliveryGroup', 'GET', `${WEBSTORE_BASE}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`),

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
  placeOrder: route('placeOrder', 'POST', `${WEBSTORE_BASE}/checkouts/:checkoutId/orders`),
  runOrderActions: route('runOrderActions', 'POST', `${WEBSTORE_BASE}/checkouts/:checkoutId/orders/actions`),

  listOrders: route('listOrders', 'GET', `${WEBSTORE_BASE}/order-summaries`),
  lookUpOrder: route('lookUpOrder', 'POST', `${WEBSTORE_BASE}/order-summaries/actions/lookup`),
  lookUpOrderByQuery: route('lookUpOrderByQuery', 'GET', `${WEBSTORE_BASE}/order-summaries/actions/lookup`),

  getPage: route('getPage', 'GET', `${DATA_BASE}/connect/sites/:siteId/pages`),

  importProducts: route('importProducts', 'POST', `${ADMIN_BASE}/import/products`),
} as const

/** The name of a call. */
export type RouteId = keyof typeof ROUTES
