import type { ErrorCode } from './shared/error-codes.ts'
import type { RouteId } from './routes.ts'

/** Whether somebody may make a call: yes, or the code that they are refused with. */
export type Verdict = 'yes' | ErrorCode

/** Who may make a call. */
export interface Permission {
  /** Guests always, never, or while the store's switch of that name is on. */
  readonly guest: 'yes' | 'never' | 'browsing' | 'cart' | 'checkout'
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
}

const everyone: Permission = {
  guest: 'yes', buyer: 'yes', managing: 'yes', foreign: 'INSUFFICIENT_ACCESS', expired: 'INVALID_SESSION_ID', siteBuilder: 'yes', admin: 'yes',
}
const browsing: Permission = { ...everyone, guest: 'browsing' }
const shopping: Permission = { ...everyone, guest: 'cart' }
const checkingOut: Permission = { ...everyone, guest: 'checkout' }
const signedIn: Permission = { ...everyone, guest: 'never' }
const ofAnAccount: Permission = { ...signedIn, siteBuilder: 'INSUFFICIENT_ACCESS', admin: 'INSUFFICIENT_ACCESS' }
/** Clients that show a secret of their own, whoever's session comes along. */
const bySecret: Permission = { ...everyone, foreign: 'yes', expired: 'yes' }
const building: Permission = { ...signedIn, buyer: 'INSUFFICIENT_ACCESS', managing: 'INSUFFICIENT_ACCESS', admin: 'INSUFFICIENT_ACCESS' }
const administering: Permission = { ...signedIn, buyer: 'INSUFFICIENT_ACCESS', managing: 'INSUFFICIENT_ACCESS', siteBuilder: 'INSUFFICIENT_ACCESS' }

/** Who may make each call, beside the contract and not made from it: a change of either that is not meant shows. */
export const PERMISSIONS: Readonly<Record<RouteId, Permission>> = {
  getApplicationContext: everyone,
  getSessionContext: everyone,
  signIn: everyone,
  signOut: everyone,
  getSession: signedIn,
  extendSession: signedIn,
  issueToken: bySecret,
  revokeToken: bySecret,
  listIntegrations: signedIn,
  createIntegration: signedIn,
  deleteIntegration: signedIn,
  listTokens: signedIn,
  deleteToken: signedIn,
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
  getSuggestions: browsing,
  getProductPrice: browsing,
  listPrices: browsing,
  calculatePrices: browsing,
  getProductTaxes: browsing,
  evaluateProducts: browsing,
  evaluateCart: browsing,
  getInventoryLevels: browsing,
  createCart: shopping,
  getCart: shopping,
  ensureCart: shopping,
  deleteCart: shopping,
  getCompactSummary: shopping,
  getCartCompactSummary: shopping,
  listCartItems: shopping,
  addCartItem: shopping,
  addCartItems: shopping,
  updateCartItem: shopping,
  deleteCartItem: shopping,
  applyCartCoupon: shopping,
  deleteCartCoupon: shopping,
  preserveCart: signedIn,
  listDeliveryGroups: shopping,
  getDeliveryGroup: shopping,
  createDeliveryGroup: shopping,
  updateDeliveryGroup: shopping,
  deleteDeliveryGroup: shopping,
  arrangeItems: shopping,
  reserveInventory: shopping,
  releaseInventory: shopping,
  listCartProducts: shopping,
  cloneCart: signedIn,
  calculateCart: shopping,
  listAddresses: ofAnAccount,
  createAddress: ofAnAccount,
  updateAddress: ofAnAccount,
  deleteAddress: ofAnAccount,
  startCheckout: checkingOut,
  createCheckout: checkingOut,
  getCheckout: checkingOut,
  updateCheckout: checkingOut,
  deleteCheckout: checkingOut,
  payCheckout: checkingOut,
  applyCheckoutCoupon: checkingOut,
  deleteCheckoutCoupon: checkingOut,
  createPaymentToken: checkingOut,
  placeOrder: checkingOut,
  runOrderActions: checkingOut,
  listOrders: signedIn,
  lookUpOrder: everyone,
  lookUpOrderByQuery: everyone,
  listWishlists: signedIn,
  createWishlist: signedIn,
  getWishlist: signedIn,
  renameWishlist: signedIn,
  deleteWishlist: signedIn,
  listWishlistItems: signedIn,
  addWishlistItem: signedIn,
  deleteWishlistItem: signedIn,
  addWishlistToCart: signedIn,
  getAiConfiguration: everyone,
  getShopperAgentContext: everyone,
  getRecommendations: browsing,
  recordActivity: browsing,
  recordVisits: everyone,
  getSeoProperties: browsing,
  getSitemap: browsing,
  listSitemapEntries: browsing,
  listSitemapPages: browsing,
  getSiteContent: everyone,
  listSiteContents: everyone,
  getChannelContent: everyone,
  listChannelContents: everyone,
  callServerMethod: everyone,
  sendServerMethod: everyone,
  executeServerMethod: everyone,
  sendExecuteServerMethod: everyone,
  getPage: everyone,
  getSiteSettings: everyone,
  submitForm: everyone,
  getFormReceipt: everyone,
  importProducts: administering,
  listEvents: administering,
  listFormSubmissions: administering,
  getFormSubmission: administering,
  updateFormSubmission: administering,
  listVisits: administering,
  listBuilderPages: building,
  createBuilderPage: building,
  getBuilderPage: building,
  updateBuilderPage: building,
  deleteBuilderPage: building,
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
