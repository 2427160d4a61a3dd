import { WEBSTORE_BASE } from './shared/paths.ts'
import { get, nameRoutes, post, postRead } from './shared/route.ts'

const CART = `${WEBSTORE_BASE}/carts/:cartStateOrId` as const
const ORDERS = `${WEBSTORE_BASE}/order-summaries` as const
const ORDER = `${ORDERS}/:orderSummaryId` as const

/** Calls that other clients make and the shop's own client does not: a shopper's browser does not load them. */
export const PROGRAM_ROUTES = nameRoutes({
  listCartCoupons: get(`${CART}/cart-coupons`),
  listCartPromotions: get(`${CART}/promotions`),
  listCartItemPromotions: postRead(`${CART}/cart-items/promotions`),
  getCartProduct: get(`${CART}/products/:productId`),
  evaluateShipping: post(`${CART}/actions/evaluate-shipping`),
  evaluateTaxes: post(`${CART}/actions/evaluate-taxes`),
  makePrimaryCart: post(`${CART}/actions/make-primary`),
  addCartToWishlist: post(`${CART}/actions/add-cart-to-wishlist`),

  listSortRules: get(`${WEBSTORE_BASE}/search/sort-rules`),
  calculateTaxes: postRead(`${WEBSTORE_BASE}/taxes/actions/calculate-taxes`),

  getOrder: get(ORDER),
  listOrderItems: get(`${ORDER}/items`),
  listOrderShipments: get(`${ORDER}/shipments`),
  listOrderDeliveryGroups: get(`${ORDER}/delivery-groups`),
  getOrderAdjustmentAggregates: get(`${ORDER}/adjustment-aggregates`),
  calculateAdjustmentAggregates: postRead(`${ORDERS}/async-actions/adjustment-aggregates`),
  addOrderToCart: post(`${ORDERS}/actions/add-order-to-cart`),
  addNamedOrderToCart: post(`${ORDER}/actions/add-order-to-cart`),
})
