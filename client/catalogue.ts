import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Categories and products. */
export function createCatalogue({ request }: Requester) {
  return {
    /** Reads the navigation by category. */
    menu: (query?: CallQuery<'getCategoryMenu'>, options?: CallOptions) => request(ROUTES.getCategoryMenu, { query, ...options }),
    /** Reads one category. */
    category: (categoryId: string, query?: CallQuery<'getCategory'>, options?: CallOptions) =>
      request(ROUTES.getCategory, { params: { categoryId }, query, ...options }),
    /** Lists the categories directly below one, or the top ones. */
    categoryChildren: (query?: CallQuery<'listCategoryChildren'>, options?: CallOptions) => request(ROUTES.listCategoryChildren, { query, ...options }),
    /** Reads the way from the top to one category. */
    categoryPath: (categoryId: string, options?: CallOptions) => request(ROUTES.getCategoryPath, { params: { categoryId }, ...options }),
    /** Reads one product. */
    product: (productId: string, query?: CallQuery<'getProduct'>, options?: CallOptions) =>
      request(ROUTES.getProduct, { params: { productId }, query, ...options }),
    /** Reads several products by ids or by part numbers. */
    products: (query: CallQuery<'listProducts'>, options?: CallOptions) => request(ROUTES.listProducts, { query, ...options }),
    /** Reads the parts of a setor bundle. */
    productChildren: (productId: string, query?: CallQuery<'listProductChildren'>, options?: CallOptions) =>
      request(ROUTES.listProductChildren, { params: { productId }, query, ...options }),
    /** Reads the products that are related to one. */
    featuredProducts: (productId: string, query?: CallQuery<'listFeaturedProducts'>, options?: CallOptions) =>
      request(ROUTES.listFeaturedProducts, { params: { productId }, query, ...options }),
  }
}
