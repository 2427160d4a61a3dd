/** Page types by route. */
const TYPES_BY_ROUTE = {
  'routes/home': 'home',
  'routes/category': 'category',
  'routes/search': 'search',
  'routes/product': 'product',
  'routes/cart': 'cart',
  'routes/checkout': 'checkout',
  'routes/order-confirmation': 'order-confirmation',
  'routes/orders': 'orders',
  'routes/order': 'order',
  'routes/login': 'login',
  'routes/stored-page': 'content',
} as const

/** The type of a page: `error` when something went wrong, `other` for unlisted routes. */
export type PageType = (typeof TYPES_BY_ROUTE)[keyof typeof TYPES_BY_ROUTE] | 'error' | 'other'

/** Gets the type of the page that a route shows. */
export function getPageType(routeId: string | undefined): PageType {
  return isListedRoute(routeId) ? TYPES_BY_ROUTE[routeId] : 'other'
}

function isListedRoute(routeId: string | undefined): routeId is keyof typeof TYPES_BY_ROUTE {
  return routeId !== undefined && Object.hasOwn(TYPES_BY_ROUTE, routeId)
}
