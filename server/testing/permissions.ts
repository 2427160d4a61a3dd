import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import type { RouteId } from '@hydrant/contract/routes.ts'

/** Whether somebody may make a call: yes, or the code that they are refused with. */
export type Verdict = 'yes' | ErrorCode

/** Who may make a call. */
export interface Permission {
  /** Guests always, never, or while the store's switches of these names are on. */
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
/** Whoever adds a product is told its name, price and image, so that guests need to be let browse as well. */
const addingProducts: Permission = { ...everyone, guest: 'browsing and cart' }
const checkingOut: Permission = { ...everyone, guest: 'checkout' }
const signedIn: Permission = { ...everyone, guest: 'never' }
const ofAnAccount: Permission = { ...signedIn, siteBuilder: 'INSUFFICIENT_ACCESS', admin: 'INSUFFICIENT_ACCESS' }
/** Clients that show a secret of their own, whoever's session comes along. */
const bySecret: Permission = { ...everyone, foreign: 'yes', expired: 'yes' }
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

/** A call that does more than to read. */
function writing(permission: Permission): Permission {
  return { ...permission, reader: 'INSUFFICIENT_ACCESS' }
}

/** Who may make each call, beside the contract and not made from it: a change of either that is not meant shows. */
export const PERMISSIONS: Readonly<Record<RouteId, Permission>> = {
  getApplicationContext: everyone,
  getSessionContext: everyone,
  signIn: everyone,
  signOut: everyone,
  registerBuyer: everyone,
  changePassword: writing(signedIn),
  getSession: signedIn,
  extendSession: signedIn,
  issueToken: bySecret,
  revokeToken: bySecret,
  listIntegrations: signedIn,
  createIntegration: writing(signedIn),
  deleteIntegration: writing(signedIn),
  listTokens: signedIn,
  /** A token that may only read ends itself, and no other. */
  deleteToken: writing(signedIn),
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
  createCart: writing(shopping),
  getCart: shopping,
  ensureCart: writing(shopping),
  deleteCart: writing(shopping),
  getCompactSummary: shopping,
  getCartCompactSummary: shopping,
  listCartItems: shopping,
  addCartItem: writing(addingProducts),
  addCartItems: writing(addingProducts),
  updateCartItem: writing(shopping),
  deleteCartItem: writing(shopping),
  applyCartCoupon: writing(shopping),
  listCartCoupons: shopping,
  listCartPromotions: shopping,
  listCartItemPromotions: shopping,
  deleteCartCoupon: writing(shopping),
  preserveCart: writing(signedIn),
  listDeliveryGroups: shopping,
  getDeliveryGroup: shopping,
  createDeliveryGroup: writing(shopping),
  updateDeliveryGroup: writing(shopping),
  deleteDeliveryGroup: writing(shopping),
  arrangeItems: writing(shopping),
  reserveInventory: writing(shopping),
  releaseInventory: writing(shopping),
  listCartProducts: shopping,
  getCartProduct: shopping,
  cloneCart: writing(signedIn),
  calculateCart: writing(shopping),
  evaluateShipping: writing(shopping),
  evaluateTaxes: writing(shopping),
  makePrimaryCart: writing(shopping),
  addCartToWishlist: writing(signedIn),
  listCountries: everyone,
  getCountry: everyone,
  listAddresses: ofAnAccount,
  createAddress: writing(ofAnAccount),
  updateAddress: writing(ofAnAccount),
  deleteAddress: writing(ofAnAccount),
  startCheckout: writing(checkingOut),
  createCheckout: writing(checkingOut),
  getCheckout: checkingOut,
  updateCheckout: writing(checkingOut),
  deleteCheckout: writing(checkingOut),
  payCheckout: writing(checkingOut),
  applyCheckoutCoupon: writing(checkingOut),
  deleteCheckoutCoupon: writing(checkingOut),
  createPaymentToken: writing(checkingOut),
  placeOrder: writing(checkingOut),
  runOrderActions: writing(checkingOut),
  listOrders: signedIn,
  lookUpOrder: everyone,
  lookUpOrderByQuery: everyone,
  getOrder: signedIn,
  listOrderItems: signedIn,
  listOrderShipments: signedIn,
  listOrderDeliveryGroups: signedIn,
  getOrderAdjustmentAggregates: signedIn,
  calculateAdjustmentAggregates: signedIn,
  addOrderToCart: writing(addingProducts),
  addNamedOrderToCart: writing(addingProducts),
  listWishlists: signedIn,
  createWishlist: writing(signedIn),
  getWishlist: signedIn,
  renameWishlist: writing(signedIn),
  deleteWishlist: writing(signedIn),
  listWishlistItems: signedIn,
  addWishlistItem: writing(signedIn),
  deleteWishlistItem: writing(signedIn),
  addWishlistToCart: writing(signedIn),
  getAiConfiguration: everyone,
  getShopperAgentContext: everyone,
  getRecommendations: browsing,
  recordActivity: writing(browsing),
  recordVisits: writing(everyone),
  getSeoProperties: browsing,
  getSitemap: browsing,
  listSitemapEntries: browsing,
  listSitemapPages: browsing,
  getSiteContent: browsing,
  listSiteContents: browsing,
  getChannelContent: browsing,
  listChannelContents: browsing,
  callServerMethod: everyone,
  sendServerMethod: writing(everyone),
  executeServerMethod: everyone,
  sendExecuteServerMethod: writing(everyone),
  getPage: browsing,
  getSiteSettings: everyone,
  submitForm: writing(browsing),
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
