/** What kinds of pages there are, by the routes that show them. */
const TYPES = {
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

/** The kind of a page: `error` where something went wrong, `other` for what is neither listed nor sold from. */
export type PageType = (typeof TYPES)[keyof typeof TYPES] | 'error' | 'other'

/** The kind of the page that a route shows. */
export function pageTypeOf(routeId: string | undefined): PageType {
  return isListed(routeId) ? TYPES[routeId] : 'other'
}

function isListed(routeId: string | undefined): routeId is keyof typeof TYPES {
  return routeId !== undefined && Object.hasOwn(TYPES, routeId)
}
