import { importProducts } from './admin/import.ts'
import type { RouteId } from './routes.ts'
import type { Endpoint } from './shared/endpoint.ts'
import { getEffectiveAccount, listManagedAccounts } from './shop/accounts.ts'
import { createAddress, deleteAddress, listAddresses, updateAddress } from './shop/addresses.ts'
import {
  applyCartCoupon,
  createCart,
  deleteCart,
  deleteCartCoupon,
  ensureCart,
  getCart,
  getCartCompactSummary,
  getCompactSummary,
  preserveCart,
} from './shop/cart-endpoints.ts'
import { addCartItem, addCartItems, deleteCartItem, listCartItems, updateCartItem } from './shop/cart-item-endpoints.ts'
import { getCategory, getCategoryPath, listCategoryChildren } from './shop/category.ts'
import { getCategoryMenu } from './shop/category-menu.ts'
import {
  createCheckout,
  deleteCheckout,
  getCheckout,
  payCheckout,
  placeOrder,
  runOrderActions,
  startCheckout,
  updateCheckout,
} from './shop/checkout-endpoints.ts'
import { getPage } from './shop/content.ts'
import { getApplicationContext } from './shop/context.ts'
import { getDeliveryGroup, listDeliveryGroups } from './shop/delivery.ts'
import { getInventoryLevels } from './shop/inventory.ts'
import { listOrders, lookUpOrder, lookUpOrderByQuery } from './shop/order-endpoints.ts'
import { calculatePrices, getProductPrice, listPrices } from './shop/pricing.ts'
import { getProduct, listFeaturedProducts, listProductChildren, listProducts } from './shop/product-endpoints.ts'
import { getSuggestions, searchProducts, searchProductsByQuery } from './shop/search-endpoints.ts'
import { getSessionContext, signIn, signOut } from './shop/session.ts'

/** Every endpoint by its name, for documentation, permission tables, tests and clients that look types up by name. */
export const ENDPOINTS = {
  getApplicationContext,
  getSessionContext,
  signIn,
  signOut,
  listManagedAccounts,
  getEffectiveAccount,
  getCategoryMenu,
  getCategory,
  listCategoryChildren,
  getCategoryPath,
  getProduct,
  listProducts,
  listProductChildren,
  listFeaturedProducts,
  searchProductsByQuery,
  searchProducts,
  getSuggestions,
  getProductPrice,
  listPrices,
  calculatePrices,
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
  deleteCartCoupon,
  preserveCart,
  listDeliveryGroups,
  getDeliveryGroup,
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
  placeOrder,
  runOrderActions,
  listOrders,
  lookUpOrder,
  lookUpOrderByQuery,
  getPage,
  importProducts,
} satisfies Record<RouteId, Endpoint>

/** The exact type of each endpoint by name: `Endpoints['getCart']`. */
export type Endpoints = typeof ENDPOINTS

/** All endpoints as a list. */
export const ALL_ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS)
