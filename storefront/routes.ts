import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the shop. Links to them are made by `links.ts`. */
export default [
  index('routes/home.tsx'),
  route('category/:categoryId/:urlName?', 'routes/category.tsx'),
  route('search', 'routes/search.tsx'),
  route('search/suggestions', 'routes/suggestions.ts'),
  route('product/:productId/:urlName?', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('login', 'routes/login.tsx'),
  route('webruntime/logout', 'routes/logout.ts'),
  route('account/acting', 'routes/acting-account.tsx'),
  route('account/access', 'routes/access.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/confirmation/:reference', 'routes/order-confirmation.tsx'),
  route('orders/:orderId', 'routes/order.tsx'),
  route('*', 'routes/stored-page.tsx'),
] satisfies RouteConfig
