import { listEvents, listGivenUpEvents, resendEvent } from './admin/events.ts'
import { getFormSubmission, listFormSubmissions, updateFormSubmission } from './admin/forms.ts'
import { importProducts } from './admin/import.ts'
import { deleteMedia, listMedia, listMediaUses, updateMedia, uploadMedia } from './admin/media.ts'
import { tellPageClosed, tellPageOpen } from './admin/page-editors.ts'
import {
  cancelPageSchedule,
  createBuilderPage,
  deleteBuilderPage,
  getBuilderPage,
  getPageVersion,
  keepPageVersion,
  listBuilderPages,
  listDeletedPages,
  listPageVersions,
  listPreviewAccounts,
  publishBuilderPage,
  restorePageVersion,
  savePageDraft,
  undeleteBuilderPage,
  unpublishBuilderPage,
  updateBuilderPage,
} from './admin/pages.ts'
import { listFailedPayments, retryFailedPayment } from './admin/payments.ts'
import { listBuilderProducts } from './admin/products.ts'
import { getBuilderSiteSettings, updateSiteSettings } from './admin/site.ts'
import { listVisits } from './admin/statistics.ts'
import type { RouteId } from './routes.ts'
import type { Endpoint } from './shared/endpoint.ts'
import { createIntegration, deleteIntegration, deleteToken, listIntegrations, listTokens } from './shop/access.ts'
import { getEffectiveAccount, listManagedAccounts } from './shop/accounts.ts'
import { getCountry, listCountries } from './shop/countries.ts'
import { createAddress, deleteAddress, listAddresses, updateAddress } from './shop/addresses.ts'
import { calculateCart, evaluateShipping, evaluateTaxes, makePrimaryCart } from './shop/cart-action-endpoints.ts'
import {
  applyCartCoupon,
  cloneCart,
  createCart,
  deleteCart,
  deleteCartCoupon,
  ensureCart,
  getCart,
  getCartCompactSummary,
  getCompactSummary,
  preserveCart,
} from './shop/cart-endpoints.ts'
import {
  addCartItem,
  addCartItems,
  deleteCartItem,
  getCartProduct,
  listCartItems,
  listCartProducts,
  updateCartItem,
} from './shop/cart-item-endpoints.ts'
import { listCartCoupons, listCartItemPromotions, listCartPromotions } from './shop/cart-promotion-endpoints.ts'
import { releaseInventory, reserveInventory } from './shop/cart-reservation.ts'
import { getCategory, getCategoryPath, getCategoryVersion, listCategoryChildren } from './shop/category.ts'
import { getCategoryMenu } from './shop/category-menu.ts'
import {
  applyCheckoutCoupon,
  createCheckout,
  deleteCheckout,
  deleteCheckoutCoupon,
  getCheckout,
  payCheckout,
  placeOrder,
  runOrderActions,
  startCheckout,
  updateCheckout,
} from './shop/checkout-endpoints.ts'
import { getPage, getSiteSettings } from './shop/content.ts'
import { getChannelContent, getSiteContent, listChannelContents, listSiteContents } from './shop/content-delivery.ts'
import { getApplicationContext } from './shop/context.ts'
import {
  arrangeItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  listDeliveryGroups,
  updateDeliveryGroup,
} from './shop/delivery-endpoints.ts'
import { getFormReceipt, submitForm } from './shop/forms.ts'
import { getInventoryLevels } from './shop/inventory.ts'
import { listOrders, lookUpOrder, lookUpOrderByQuery } from './shop/order-endpoints.ts'
import {
  addNamedOrderToCart,
  addOrderToCart,
  calculateAdjustmentAggregates,
  getOrder,
  getOrderAdjustmentAggregates,
  listOrderDeliveryGroups,
  listOrderItems,
  listOrderShipments,
} from './shop/order-summary-endpoints.ts'
import { createPaymentToken } from './shop/payments.ts'
import { issueToken, revokeToken } from './shop/oauth.ts'
import { calculatePrices, getProductPrice, listPrices } from './shop/pricing.ts'
import {
  getProduct,
  getProductVersion,
  listFeaturedProducts,
  listGiftWraps,
  listProductChildren,
  listProducts,
} from './shop/product-endpoints.ts'
import { evaluateCart, evaluateProducts } from './shop/promotions.ts'
import {
  getAiConfiguration,
  getRecommendations,
  getShopperAgentContext,
  recordActivity,
} from './shop/recommendations.ts'
import { getSuggestions, listSortRules, searchProducts, searchProductsByQuery } from './shop/search-endpoints.ts'
import { getSeoProperties } from './shop/seo.ts'
import {
  callServerMethod,
  executeServerMethod,
  sendExecuteServerMethod,
  sendServerMethod,
} from './shop/server-methods.ts'
import {
  changePassword,
  extendSession,
  getSession,
  getSessionContext,
  registerBuyer,
  signIn,
  signOut,
} from './shop/session.ts'
import { getSitemap, listSitemapEntries, listSitemapPages } from './shop/sitemap.ts'
import { recordVisits } from './shop/statistics.ts'
import { calculateTaxes, getProductTaxes } from './shop/tax.ts'
import {
  addCartToWishlist,
  addWishlistItem,
  addWishlistToCart,
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  getWishlist,
  listWishlistItems,
  listWishlists,
  renameWishlist,
} from './shop/wishlists.ts'

/** Every endpoint by its name, for documentation, permission tables, tests and clients that look types up by name. */
export const ENDPOINTS = {
  getApplicationContext,
  getSessionContext,
  signIn,
  signOut,
  registerBuyer,
  changePassword,
  getSession,
  extendSession,
  issueToken,
  revokeToken,
  listIntegrations,
  createIntegration,
  deleteIntegration,
  listTokens,
  deleteToken,
  listManagedAccounts,
  getEffectiveAccount,
  getCategoryMenu,
  getCategory,
  listCategoryChildren,
  getCategoryPath,
  getProduct,
  listProducts,
  getProductVersion,
  getCategoryVersion,
  listGiftWraps,
  listProductChildren,
  listFeaturedProducts,
  searchProductsByQuery,
  searchProducts,
  listSortRules,
  getSuggestions,
  getProductPrice,
  listPrices,
  calculatePrices,
  getProductTaxes,
  calculateTaxes,
  evaluateProducts,
  evaluateCart,
  getInventoryLevels,
  createCart,
  getCart,
  ensureCart,
  deleteCart,
  getCompactSummary,
  getCartCompactSummary,
  listCartItems,
  addCartItem,
  addCartItems,
  updateCartItem,
  deleteCartItem,
  applyCartCoupon,
  listCartCoupons,
  listCartPromotions,
  listCartItemPromotions,
  deleteCartCoupon,
  preserveCart,
  listDeliveryGroups,
  getDeliveryGroup,
  createDeliveryGroup,
  updateDeliveryGroup,
  deleteDeliveryGroup,
  arrangeItems,
  reserveInventory,
  releaseInventory,
  listCartProducts,
  getCartProduct,
  cloneCart,
  calculateCart,
  evaluateShipping,
  evaluateTaxes,
  makePrimaryCart,
  addCartToWishlist,
  listCountries,
  getCountry,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  startCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
  deleteCheckout,
  payCheckout,
  applyCheckoutCoupon,
  deleteCheckoutCoupon,
  createPaymentToken,
  placeOrder,
  runOrderActions,
  listOrders,
  lookUpOrder,
  lookUpOrderByQuery,
  getOrder,
  listOrderItems,
  listOrderShipments,
  listOrderDeliveryGroups,
  getOrderAdjustmentAggregates,
  calculateAdjustmentAggregates,
  addOrderToCart,
  addNamedOrderToCart,
  listWishlists,
  createWishlist,
  getWishlist,
  renameWishlist,
  deleteWishlist,
  listWishlistItems,
  addWishlistItem,
  deleteWishlistItem,
  addWishlistToCart,
  getAiConfiguration,
  getShopperAgentContext,
  getRecommendations,
  recordActivity,
  recordVisits,
  getSeoProperties,
  getSitemap,
  listSitemapEntries,
  listSitemapPages,
  getSiteContent,
  listSiteContents,
  getChannelContent,
  listChannelContents,
  callServerMethod,
  sendServerMethod,
  executeServerMethod,
  sendExecuteServerMethod,
  getPage,
  getSiteSettings,
  submitForm,
  getFormReceipt,
  importProducts,
  listVisits,
  listEvents,
  listGivenUpEvents,
  resendEvent,
  listFailedPayments,
  retryFailedPayment,
  listFormSubmissions,
  getFormSubmission,
  updateFormSubmission,
  listMedia,
  uploadMedia,
  updateMedia,
  deleteMedia,
  listMediaUses,
  listBuilderPages,
  listDeletedPages,
  createBuilderPage,
  getBuilderPage,
  updateBuilderPage,
  deleteBuilderPage,
  undeleteBuilderPage,
  savePageDraft,
  tellPageOpen,
  tellPageClosed,
  listPageVersions,
  keepPageVersion,
  getPageVersion,
  restorePageVersion,
  publishBuilderPage,
  unpublishBuilderPage,
  cancelPageSchedule,
  listPreviewAccounts,
  listBuilderProducts,
  getBuilderSiteSettings,
  updateSiteSettings,
} satisfies Record<RouteId, Endpoint>

/** The exact type of each endpoint by name: `Endpoints['getCart']`. */
export type Endpoints = typeof ENDPOINTS

/** All endpoints as a list. */
export const ALL_ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS)
