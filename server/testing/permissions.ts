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
/** What everybody with a permission set may call; what they may do by it is decided for each object. */
const employed: Permission = { ...administering, siteBuilder: 'yes' }

/**
 * Returns a copy of a permission in which tokens that may only read are rejected, for the endpoints that write with
 * otherwise that permission.
 */
function withReaderRejected(permission: Permission): Permission {
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
  getSetup: everyone,
  setUpShop: everyone,
  changePassword: withReaderRejected(signedIn),
  requestPasswordReset: everyone,
  resetPassword: everyone,
  getSession: signedIn,
  extendSession: signedIn,
  issueToken: withOwnSecret,
  revokeToken: withOwnSecret,
  listIntegrations: signedIn,
  createIntegration: withReaderRejected(signedIn),
  deleteIntegration: withReaderRejected(signedIn),
  listTokens: signedIn,
  /** A token that may only read can end its own session, but no other. */
  deleteToken: withReaderRejected(signedIn),
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
  createCart: withReaderRejected(shopping),
  getCart: shopping,
  ensureCart: withReaderRejected(shopping),
  deleteCart: withReaderRejected(shopping),
  getCompactSummary: shopping,
  getCartCompactSummary: shopping,
  listCartItems: shopping,
  addCartItem: withReaderRejected(addingProducts),
  addCartItems: withReaderRejected(addingProducts),
  updateCartItem: withReaderRejected(shopping),
  deleteCartItem: withReaderRejected(shopping),
  applyCartCoupon: withReaderRejected(shopping),
  listCartCoupons: shopping,
  listCartPromotions: shopping,
  listCartItemPromotions: shopping,
  deleteCartCoupon: withReaderRejected(shopping),
  preserveCart: withReaderRejected(signedIn),
  listDeliveryGroups: shopping,
  getDeliveryGroup: shopping,
  createDeliveryGroup: withReaderRejected(shopping),
  updateDeliveryGroup: withReaderRejected(shopping),
  deleteDeliveryGroup: withReaderRejected(shopping),
  arrangeItems: withReaderRejected(shopping),
  reserveInventory: withReaderRejected(shopping),
  releaseInventory: withReaderRejected(shopping),
  listCartProducts: shopping,
  getCartProduct: shopping,
  cloneCart: withReaderRejected(signedIn),
  calculateCart: withReaderRejected(shopping),
  evaluateShipping: withReaderRejected(shopping),
  evaluateTaxes: withReaderRejected(shopping),
  makePrimaryCart: withReaderRejected(shopping),
  addCartToWishlist: withReaderRejected(signedIn),
  listCountries: everyone,
  getCountry: everyone,
  listAddresses: withAccount,
  createAddress: withReaderRejected(withAccount),
  updateAddress: withReaderRejected(withAccount),
  deleteAddress: withReaderRejected(withAccount),
  startCheckout: withReaderRejected(checkingOut),
  createCheckout: withReaderRejected(checkingOut),
  getCheckout: checkingOut,
  updateCheckout: withReaderRejected(checkingOut),
  deleteCheckout: withReaderRejected(checkingOut),
  payCheckout: withReaderRejected(checkingOut),
  applyCheckoutCoupon: withReaderRejected(checkingOut),
  deleteCheckoutCoupon: withReaderRejected(checkingOut),
  createPaymentToken: withReaderRejected(checkingOut),
  placeOrder: withReaderRejected(checkingOut),
  runOrderActions: withReaderRejected(checkingOut),
  listOrders: signedIn,
  lookUpOrder: everyone,
  lookUpOrderByQuery: everyone,
  getOrder: signedIn,
  listOrderItems: signedIn,
  listOrderShipments: signedIn,
  listOrderDeliveryGroups: signedIn,
  getOrderAdjustmentAggregates: signedIn,
  calculateAdjustmentAggregates: signedIn,
  addOrderToCart: withReaderRejected(addingProducts),
  addNamedOrderToCart: withReaderRejected(addingProducts),
  listWishlists: signedIn,
  createWishlist: withReaderRejected(signedIn),
  getWishlist: signedIn,
  renameWishlist: withReaderRejected(signedIn),
  deleteWishlist: withReaderRejected(signedIn),
  listWishlistItems: signedIn,
  addWishlistItem: withReaderRejected(signedIn),
  deleteWishlistItem: withReaderRejected(signedIn),
  addWishlistToCart: withReaderRejected(signedIn),
  getAiConfiguration: everyone,
  getShopperAgentContext: everyone,
  getRecommendations: browsing,
  recordActivity: withReaderRejected(browsing),
  recordVisits: withReaderRejected(everyone),
  getSeoProperties: browsing,
  getSitemap: browsing,
  listSitemapEntries: browsing,
  listSitemapPages: browsing,
  getSiteContent: browsing,
  listSiteContents: browsing,
  getChannelContent: browsing,
  listChannelContents: browsing,
  callServerMethod: everyone,
  sendServerMethod: withReaderRejected(everyone),
  executeServerMethod: everyone,
  sendExecuteServerMethod: withReaderRejected(everyone),
  getPage: browsing,
  getSiteSettings: everyone,
  submitForm: withReaderRejected(browsing),
  getFormReceipt: browsing,
  listApiVersions: everyone,
  listApiResources: signedIn,
  getLimits: signedIn,
  getUserInfo: signedIn,
  getIdentity: signedIn,
  countObjectRecords: employed,
  describeObjects: employed,
  getObject: employed,
  describeObject: employed,
  createRecord: employed,
  getRecord: employed,
  updateRecord: employed,
  deleteRecord: employed,
  getRecordByKey: employed,
  upsertRecord: employed,
  deleteRecordByKey: employed,
  createRecords: employed,
  updateRecords: employed,
  deleteRecords: employed,
  getRecords: employed,
  findRecords: employed,
  upsertRecords: employed,
  queryRecords: employed,
  queryAllRecords: employed,
  continueQuery: employed,
  runComposite: employed,
  runBatch: employed,
  createRecordTree: employed,
  createIngestJob: employed,
  listIngestJobs: employed,
  getIngestJob: employed,
  updateIngestJob: employed,
  deleteIngestJob: employed,
  uploadIngestJobData: employed,
  getIngestSuccesses: employed,
  getIngestFailures: employed,
  getUnprocessedRecords: employed,
  createQueryJob: employed,
  listQueryJobs: employed,
  getQueryJob: employed,
  abortQueryJob: employed,
  deleteQueryJob: employed,
  getQueryJobResults: employed,
  importProducts: administering,
  createFulfillmentOrders: administering,
  cancelFulfillmentOrderItems: administering,
  shipFulfillmentOrder: administering,
  previewCancelOrderItems: administering,
  cancelOrderItems: administering,
  getOrderFulfillment: administering,
  listEvents: administering,
  listGivenUpEvents: administering,
  resendEvent: administering,
  listChanges: administering,
  listMails: administering,
  getMail: administering,
  resendMail: administering,
  inviteUser: administering,
  listUserSessions: administering,
  endUserSession: administering,
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
  reportPageOpen: building,
  reportPageClosed: building,
  listPageVersions: building,
  savePageVersion: building,
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
