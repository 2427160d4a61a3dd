import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import type { RouteId } from '@hydrant/contract/routes.ts'

/** Whether a client may call an endpoint: `yes`, or the error code of the rejection. */
export type Verdict = 'yes' | ErrorCode

/** Which test clients may call an endpoint. */
export interface Permission {
  /** Whether guests may: always, never, or only while the store's settings of these names are on. */
  readonly guest: 'yes' | 'never' | 'browsing' | 'browsing and cart' | 'cart' | 'checkout'
  /** A buyer for the account that they belong to. */
  readonly buyer: Verdict
  /** A buyer for an account that they manage. */
  readonly managing: Verdict
  /** A buyer for an account that is none of theirs. */
  readonly foreign: Verdict
  /** A token whose session has ended. */
  readonly expired: Verdict
  readonly siteBuilder: Verdict
  readonly admin: Verdict
  /** A buyer's token that may only read. */
  readonly reader: Verdict
}

const everyone: Permission = {
  guest: 'yes',
  buyer: 'yes',
  managing: 'yes',
  foreign: 'INSUFFICIENT_ACCESS',
  expired: 'INVALID_SESSION_ID',
  siteBuilder: 'yes',
  admin: 'yes',
  reader: 'yes',
}
const browsing: Permission = { ...everyone, guest: 'browsing' }
const shopping: Permission = { ...everyone, guest: 'cart' }
/**
 * A client that adds a product gets its name, price and image in the response, so guests must also be allowed to
 * browse.
 */
const addingProducts: Permission = { ...everyone, guest: 'browsing and cart' }
const checkingOut: Permission = { ...everyone, guest: 'checkout' }
const signedIn: Permission = { ...everyone, guest: 'never' }
const withAccount: Permission = { ...signedIn, siteBuilder: 'INSUFFICIENT_ACCESS', admin: 'INSUFFICIENT_ACCESS' }
/** Endpoints whose clients authenticate with a secret of their own; the session of the request does not matter. */
const withOwnSecret: Permission = { ...everyone, foreign: 'yes', expired: 'yes' }
const building: Permission = {
  ...signedIn,
  buyer: 'INSUFFICIENT_ACCESS',
  managing: 'INSUFFICIENT_ACCESS',
  reader: 'INSUFFICIENT_ACCESS',
}
const administering: Permission = {
  ...signedIn,
  buyer: 'INSUFFICIENT_ACCESS',
  managing: 'INSUFFICIENT_ACCESS',
  siteBuilder: 'INSUFFICIENT_ACCESS',
  reader: 'INSUFFICIENT_ACCESS',
}

/**
 * Returns the permission of an endpoint that writes: like the one that is passed, but tokens that may only read are
 * rejected.
 */
function rejectReader(permission: Permission): Permission {
  return { ...permission, reader: 'INSUFFICIENT_ACCESS' }
}

/**
 * Which test clients may call each endpoint. The table is written by hand, not derived from the contract, so that a
 * test fails when one of them is changed by mistake.
 */
export const PERMISSIONS: Readonly<Record<RouteId, Permission>> = {
  getApplicationContext: everyone,
  getSessionContext: everyone,
  signIn: everyone,
  signOut: everyone,
  registerBuyer: everyone,
  changePassword: rejectReader(signedIn),
  getSession: signedIn,
  extendSession: signedIn,
  issueToken: withOwnSecret,
  revokeToken: withOwnSecret,
  listIntegrations: signedIn,
  createIntegration: rejectReader(signedIn),
  deleteIntegration: rejectReader(signedIn),
  listTokens: signedIn,
  /** A token that may only read can end its own session, but no other. */
  deleteToken: rejectReader(signedIn),
  listManagedAccounts: signedIn,
  getEffectiveAccount: signedIn,
  getCategoryMenu: browsing,
  getCategory: browsing,
  listCategoryChildren: browsing,
  getCategoryPath: browsing,
  getProduct: browsing,
  listProducts: browsing,
  getProductVersion: browsing,
  getCategoryVersion: browsing,
  listGiftWraps: browsing,
  listProductChildren: browsing,
  listFeaturedProducts: browsing,
  searchProductsByQuery: browsing,
  searchProducts: browsing,
  listSortRules: browsing,
  getSuggestions: browsing,
  getProductPrice: browsing,
  listPrices: browsing,
  calculatePrices: browsing,
  getProductTaxes: browsing,
  calculateTaxes: browsing,
  evaluateProducts: browsing,
  evaluateCart: browsing,
  getInventoryLevels: browsing,
  createCart: rejectReader(shopping),
  getCart: shopping,
  ensureCart: rejectReader(shopping),
  deleteCart: rejectReader(shopping),
  getCompactSummary: shopping,
  getCartCompactSummary: shopping,
  listCartItems: shopping,
  addCartItem: rejectReader(addingProducts),
  addCartItems: rejectReader(addingProducts),
  updateCartItem: rejectReader(shopping),
  deleteCartItem: rejectReader(shopping),
  applyCartCoupon: rejectReader(shopping),
  listCartCoupons: shopping,
  listCartPromotions: shopping,
  listCartItemPromotions: shopping,
  deleteCartCoupon: rejectReader(shopping),
  preserveCart: rejectReader(signedIn),
  listDeliveryGroups: shopping,
  getDeliveryGroup: shopping,
  createDeliveryGroup: rejectReader(shopping),
  updateDeliveryGroup: rejectReader(shopping),
  deleteDeliveryGroup: rejectReader(shopping),
  arrangeItems: rejectReader(shopping),
  reserveInventory: rejectReader(shopping),
  releaseInventory: rejectReader(shopping),
  listCartProducts: shopping,
  getCartProduct: shopping,
  cloneCart: rejectReader(signedIn),
  calculateCart: rejectReader(shopping),
  evaluateShipping: rejectReader(shopping),
  evaluateTaxes: rejectReader(shopping),
  makePrimaryCart: rejectReader(shopping),
  addCartToWishlist: rejectReader(signedIn),
  listCountries: everyone,
  getCountry: everyone,
  listAddresses: withAccount,
  createAddress: rejectReader(withAccount),
  updateAddress: rejectReader(withAccount),
  deleteAddress: rejectReader(withAccount),
  startCheckout: rejectReader(checkingOut),
  createCheckout: rejectReader(checkingOut),
  getCheckout: checkingOut,
  updateCheckout: rejectReader(checkingOut),
  deleteCheckout: rejectReader(checkingOut),
  payCheckout: rejectReader(checkingOut),
  applyCheckoutCoupon: rejectReader(checkingOut),
  deleteCheckoutCoupon: rejectReader(checkingOut),
  createPaymentToken: rejectReader(checkingOut),
  placeOrder: rejectReader(checkingOut),
  runOrderActions: rejectReader(checkingOut),
  listOrders: signedIn,
  lookUpOrder: everyone,
  lookUpOrderByQuery: everyone,
  getOrder: signedIn,
  listOrderItems: signedIn,
  listOrderShipments: signedIn,
  listOrderDeliveryGroups: signedIn,
  getOrderAdjustmentAggregates: signedIn,
  calculateAdjustmentAggregates: signedIn,
  addOrderToCart: rejectReader(addingProducts),
  addNamedOrderToCart: rejectReader(addingProducts),
  listWishlists: signedIn,
  createWishlist: rejectReader(signedIn),
  getWishlist: signedIn,
  renameWishlist: rejectReader(signedIn),
  deleteWishlist: rejectReader(signedIn),
  listWishlistItems: signedIn,
  addWishlistItem: rejectReader(signedIn),
  deleteWishlistItem: rejectReader(signedIn),
  addWishlistToCart: rejectReader(signedIn),
  getAiConfiguration: everyone,
  getShopperAgentContext: everyone,
  getRecommendations: browsing,
  recordActivity: rejectReader(browsing),
  recordVisits: rejectReader(everyone),
  getSeoProperties: browsing,
  getSitemap: browsing,
  listSitemapEntries: browsing,
  listSitemapPages: browsing,
  getSiteContent: browsing,
  listSiteContents: browsing,
  getChannelContent: browsing,
  listChannelContents: browsing,
  callServerMethod: everyone,
  sendServerMethod: rejectReader(everyone),
  executeServerMethod: everyone,
  sendExecuteServerMethod: rejectReader(everyone),
  getPage: browsing,
  getSiteSettings: everyone,
  submitForm: rejectReader(browsing),
  getFormReceipt: browsing,
  importProducts: administering,
  listEvents: administering,
  listGivenUpEvents: administering,
  resendEvent: administering,
  listFailedPayments: administering,
  retryFailedPayment: administering,
  listFormSubmissions: administering,
  getFormSubmission: administering,
  updateFormSubmission: administering,
  listVisits: administering,
  listBuilderPages: building,
  createBuilderPage: building,
  getBuilderPage: building,
  updateBuilderPage: building,
  deleteBuilderPage: building,
  listDeletedPages: building,
  undeleteBuilderPage: building,
  savePageDraft: building,
  tellPageOpen: building,
  tellPageClosed: building,
  listPageVersions: building,
  keepPageVersion: building,
  getPageVersion: building,
  restorePageVersion: building,
  publishBuilderPage: building,
  unpublishBuilderPage: building,
  cancelPageSchedule: building,
  listPreviewAccounts: building,
  listBuilderProducts: building,
  getBuilderSiteSettings: building,
  updateSiteSettings: building,
  listMedia: building,
  uploadMedia: building,
  updateMedia: building,
  deleteMedia: building,
  listMediaUses: building,
}
