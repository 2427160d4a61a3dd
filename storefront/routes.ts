import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the shop. Links to them are made by `links.ts`. */
export default [
  index('routes/home.tsx'),
  route('category/:categoryId/:urlName?', 'routes/category.tsx'),
  route('search', 'routes/search.tsx'),
  route('search/suggestions', 'routes/suggestions.ts'),
  route('product/:productId/:urlName?', 'routes/product.tsx'),
  route('*', 'routes/stored-page.tsx'),
] satisfies RouteConfig
