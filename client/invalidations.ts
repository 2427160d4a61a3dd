import type { ROUTES, ShopRouteId } from '@hydrant/contract/routes.ts'

type ReadByGet = { [Id in ShopRouteId]: (typeof ROUTES)[Id]['method'] extends 'GET' ? Id : never }[ShopRouteId]

/** Reads that are posted because their input is too long or too private for a URL. */
type ReadByPost = 'searchProducts' | 'calculatePrices' | 'evaluateProducts' | 'evaluateCart' | 'lookUpOrder'

/** A call that changes nothing, so that its response can be cached. */
export type ReadId = ReadByGet | ReadByPost

/** A call of the shop that changes something. */
export type WriteId = Exclude<ShopRouteId, ReadId>

/** The reads that a write invalidates. */
type InvalidatedReads = readonly ReadId[] | 'everything'

const CART_READS = [
  'getCart',
  'getCompactSummary',
  'getCartCompactSummary',
  'listCartItems',
  'listCartProducts',
  'listDeliveryGroups',
  'getDeliveryGroup',
  'getCheckout',
  // Recommendations may be based on the products in the cart.
  'getRecommendations',
] as const satisfies readonly ReadId[]
/** A lower quantity in a cart reserves less stock. */
const CART_AND_STOCK_READS = [...CART_READS, 'getInventoryLevels'] as const satisfies readonly ReadId[]
const ORDER_READS = [
  ...CART_AND_STOCK_READS,
  'listOrders',
  'lookUpOrder',
  'lookUpOrderByQuery',
  'listEvents',
] as const satisfies readonly ReadId[]
const WISHLIST_READS = ['listWishlists', 'getWishlist', 'listWishlistItems'] as const satisfies readonly ReadId[]

/** The reads that each write invalidates; the compiler requires an entry for every call that is not a read. */
export const INVALIDATIONS: Readonly<Record<WriteId, InvalidatedReads>> = {
  // Visitors see other products and prices depending on who they are.
  signIn: 'everything',
  signOut: 'everything',
  registerBuyer: [],
  changePassword: ['listTokens'],
  extendSession: ['getSession'],
  issueToken: ['listTokens', 'listIntegrations'],
  revokeToken: ['listTokens', 'listIntegrations'],
  createIntegration: ['listIntegrations'],
  deleteIntegration: ['listIntegrations', 'listTokens'],
  deleteToken: ['listTokens'],

  createCart: CART_READS,
  ensureCart: CART_READS,
  deleteCart: CART_AND_STOCK_READS,
  addCartItem: CART_READS,
  addCartItems: CART_READS,
  updateCartItem: CART_AND_STOCK_READS,
  deleteCartItem: CART_AND_STOCK_READS,
  applyCartCoupon: CART_READS,
  deleteCartCoupon: CART_READS,
  preserveCart: CART_AND_STOCK_READS,
  cloneCart: CART_READS,
  calculateCart: CART_READS,
  createDeliveryGroup: CART_READS,
  updateDeliveryGroup: CART_READS,
  deleteDeliveryGroup: CART_AND_STOCK_READS,
  arrangeItems: CART_AND_STOCK_READS,
  reserveInventory: CART_AND_STOCK_READS,
  releaseInventory: CART_AND_STOCK_READS,
  // Server methods can add to the cart, and may do anything else.
  sendServerMethod: CART_AND_STOCK_READS,
  sendExecuteServerMethod: CART_AND_STOCK_READS,

  createAddress: ['listAddresses'],
  updateAddress: ['listAddresses'],
  deleteAddress: ['listAddresses'],

  startCheckout: CART_AND_STOCK_READS,
  createCheckout: CART_AND_STOCK_READS,
  updateCheckout: CART_AND_STOCK_READS,
  deleteCheckout: CART_AND_STOCK_READS,
  payCheckout: CART_READS,
  applyCheckoutCoupon: CART_READS,
  deleteCheckoutCoupon: CART_READS,
  createPaymentToken: [],
  placeOrder: ORDER_READS,
  runOrderActions: ORDER_READS,

  createWishlist: WISHLIST_READS,
  renameWishlist: WISHLIST_READS,
  deleteWishlist: WISHLIST_READS,
  addWishlistItem: WISHLIST_READS,
  deleteWishlistItem: WISHLIST_READS,
  addWishlistToCart: CART_READS,

  // Recommendations change later, when the activities are counted.
  recordActivity: [],
  recordVisits: ['listVisits'],
  importProducts: 'everything',

  resendEvent: ['listEvents', 'listGivenUpEvents'],
  retryFailedPayment: ['listFailedPayments', 'lookUpOrder', 'lookUpOrderByQuery'],

  submitForm: ['listFormSubmissions', 'listEvents'],
  updateFormSubmission: ['listFormSubmissions', 'getFormSubmission'],
}
