import type { ROUTES, ShopRouteId } from '@hydrant/contract/routes.ts'

type ReadByGet = { [Id in ShopRouteId]: (typeof ROUTES)[Id]['method'] extends 'GET' ? Id : never }[ShopRouteId]

/** Calls that only ask, although they are posted: what they ask is too long or too private for an address. */
type ReadByPost = 'searchProducts' | 'calculatePrices' | 'evaluateProducts' | 'evaluateCart' | 'lookUpOrder'

/** A call that changes nothing, so that its answer can be kept. */
export type ReadId = ReadByGet | ReadByPost

/** A call of the shop that changes something. */
export type WriteId = Exclude<ShopRouteId, ReadId>

/** What is no longer true after a write. */
type Refreshed = readonly ReadId[] | 'everything'

const CART = [
  'getCart',
  'getCompactSummary',
  'getCartCompactSummary',
  'listCartItems',
  'listCartProducts',
  'listDeliveryGroups',
  'getDeliveryGroup',
  'getCheckout',
  // They may be anchored in what is in the cart.
  'getRecommendations',
] as const satisfies readonly ReadId[]
/** Fewer pieces in a cart hold less stock. */
const CART_AND_STOCK = [...CART, 'getInventoryLevels'] as const satisfies readonly ReadId[]
const ORDERED = [
  ...CART_AND_STOCK,
  'listOrders',
  'lookUpOrder',
  'lookUpOrderByQuery',
  'listEvents',
] as const satisfies readonly ReadId[]
const WISHLIST = ['listWishlists', 'getWishlist', 'listWishlistItems'] as const satisfies readonly ReadId[]

/**
 * The one place that says which answers a write makes untrue; the compiler asks for a line for every call that is not a
 * read.
 */
export const REFRESHED_BY: Readonly<Record<WriteId, Refreshed>> = {
  // What visitors see, and at which price, depends on who they are.
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

  createCart: CART,
  ensureCart: CART,
  deleteCart: CART_AND_STOCK,
  addCartItem: CART,
  addCartItems: CART,
  updateCartItem: CART_AND_STOCK,
  deleteCartItem: CART_AND_STOCK,
  applyCartCoupon: CART,
  deleteCartCoupon: CART,
  preserveCart: CART_AND_STOCK,
  cloneCart: CART,
  calculateCart: CART,
  createDeliveryGroup: CART,
  updateDeliveryGroup: CART,
  deleteDeliveryGroup: CART_AND_STOCK,
  arrangeItems: CART_AND_STOCK,
  reserveInventory: CART_AND_STOCK,
  releaseInventory: CART_AND_STOCK,
  // They can add to the cart, and nobody knows what else.
  sendServerMethod: CART_AND_STOCK,
  sendExecuteServerMethod: CART_AND_STOCK,

  createAddress: ['listAddresses'],
  updateAddress: ['listAddresses'],
  deleteAddress: ['listAddresses'],

  startCheckout: CART_AND_STOCK,
  createCheckout: CART_AND_STOCK,
  updateCheckout: CART_AND_STOCK,
  deleteCheckout: CART_AND_STOCK,
  payCheckout: CART,
  applyCheckoutCoupon: CART,
  deleteCheckoutCoupon: CART,
  createPaymentToken: [],
  placeOrder: ORDERED,
  runOrderActions: ORDERED,

  createWishlist: WISHLIST,
  renameWishlist: WISHLIST,
  deleteWishlist: WISHLIST,
  addWishlistItem: WISHLIST,
  deleteWishlistItem: WISHLIST,
  addWishlistToCart: CART,

  // What is recommended follows later, when it is counted.
  recordActivity: [],
  recordVisits: ['listVisits'],
  importProducts: 'everything',

  resendEvent: ['listEvents', 'listGivenUpEvents'],
  retryFailedPayment: ['listFailedPayments', 'lookUpOrder', 'lookUpOrderByQuery'],

  submitForm: ['listFormSubmissions', 'listEvents'],
  updateFormSubmission: ['listFormSubmissions', 'getFormSubmission'],
}
