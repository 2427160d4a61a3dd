import { WEBSTORE_BASE } from './shared/paths.ts'
import { route } from './shared/route.ts'

const CART = `${WEBSTORE_BASE}/carts/:cartStateOrId` as const
const ORDERS = `${WEBSTORE_BASE}/order-summaries` as const
const ORDER = `${ORDERS}/:orderSummaryId` as const

/** Calls that other clients make and the shop's own client does not: a shopper's browser does not load them. */
export const PROGRAM_ROUTES = {
  listCartCoupons: route('listCartCoupons', 'GET', `${CART}/cart-coupons`),
  listCartPromotions: route('listCartPromotions', 'GET', `${CART}/promotions`),
  listCartItemPromotions: route('listCartItemPromotions', 'POST', `${CART}/cart-items/promotions`),
  getCartProduct: route('getCartProduct', 'GET', `${CART}/products/:productId`),
  evaluateShipping: route('evaluateShipping', 'POST', `${CART}/actions/evaluate-shipping`),
  evaluateTaxes: route('evaluateTaxes', 'POST', `${CART}/actions/evaluate-taxes`),
  makePrimaryCart: route('makePrimaryCart', 'POST', `${CART}/actions/make-primary`),
  addCartToWishlist: route('addCartToWishlist', 'POST', `${CART}/actions/add-cart-to-wishlist`),

  listSortRules: route('listSortRules', 'GET', `${WEBSTORE_BASE}/search/sort-rules`),
  calculateTaxes: route('calculateTaxes', 'POST', `${WEBSTORE_BASE}/taxes/actions/calculate-taxes`),

  getOrder: route('getOrder', 'GET', ORDER),
  listOrderItems: route('listOrderItems', 'GET', `${ORDER}/items`),
  listOrderShipments: route('listOrderShipments', 'GET', `${ORDER}/shipments`),
  listOrderDeliveryGroups: route('listOrderDeliveryGroups', 'GET', `${ORDER}/delivery-groups`),
  getOrderAdjustmentAggregates: route('getOrderAdjustmentAggregates', 'GET', `${ORDER}/adjustment-aggregates`),
  calculateAdjustmentAggregates: route(
    'calculateAdjustmentAggregates',
    'POST',
    `${ORDERS}/async-actions/adjustment-aggregates`,
  ),
  addOrderToCart: route('addOrderToCart', 'POST', `${ORDERS}/actions/add-order-to-cart`),
  addNamedOrderToCart: route('addNamedOrderToCart', 'POST', `${ORDER}/actions/add-order-to-cart`),
} as const
