import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import { requireCategoryId, requireIdsOrSkus, requireProductId } from './catalogue-guards.ts'
import { type Gifting, readGiftWraps } from './gift-wraps.ts'
import type { Requester } from './request.ts'

/** Categories and products. Calls without a required id or query reject with a TypeError. */
export function createCatalogue(requester: Requester) {
  const { request } = requester
  return {
    /** Lists the gift wraps that the store's application context allows; none where gift wrapping is off. */
    giftWraps: (application: Gifting, options?: CallOptions & { readonly query?: CallQuery<'listGiftWraps'> }) =>
      readGiftWraps(requester, application, options),
    /** Reads the navigation by category. */
    menu: (query?: CallQuery<'getCategoryMenu'>, options?: CallOptions) =>
      request(ROUTES.getCategoryMenu, { query, ...options }),
    /** Reads one category. */
    category: async (categoryId: string, query?: CallQuery<'getCategory'>, options?: CallOptions) => {
      requireCategoryId(categoryId)
      return request(ROUTES.getCategory, { params: { categoryId }, query, ...options })
    },
    /** Lists the categories directly below one, or the top ones. */
    categoryChildren: (query?: CallQuery<'listCategoryChildren'>, options?: CallOptions) =>
      request(ROUTES.listCategoryChildren, { query, ...options }),
    /** Reads the path from the top category to one category. */
    categoryPath: async (categoryId: string, options?: CallOptions) => {
      requireCategoryId(categoryId)
      return request(ROUTES.getCategoryPath, { params: { categoryId }, ...options })
    },
    /** Reads one product. */
    product: async (productId: string, query?: CallQuery<'getProduct'>, options?: CallOptions) => {
      requireProductId(productId)
      return request(ROUTES.getProduct, { params: { productId }, query, ...options })
    },
    /** Reads several products by ids or by part numbers. */
    products: async (query: CallQuery<'listProducts'>, options?: CallOptions) => {
      requireIdsOrSkus(query)
      return request(ROUTES.listProducts, { query, ...options })
    },
    /** Reads one product of a catalogue snapshot, whose id is in the application context. */
    productOfSnapshot: async (
      snapshotId: string,
      productId: string,
      { query, ...options }: CallOptions & { readonly query?: CallQuery<'getProductVersion'> } = {},
    ) => {
      requireProductId(productId)
      return request(ROUTES.getProductVersion, { params: { snapshotId, productId }, query, ...options })
    },
    /** Reads one category of a catalogue snapshot, whose id is in the application context. */
    categoryOfSnapshot: async (
      snapshotId: string,
      categoryId: string,
      { query, ...options }: CallOptions & { readonly query?: CallQuery<'getCategoryVersion'> } = {},
    ) => {
      requireCategoryId(categoryId)
      return request(ROUTES.getCategoryVersion, { params: { snapshotId, categoryId }, query, ...options })
    },
    /** Lists the products in a set or bundle. */
    productChildren: async (productId: string, query?: CallQuery<'listProductChildren'>, options?: CallOptions) => {
      requireProductId(productId)
      return request(ROUTES.listProductChildren, { params: { productId }, query, ...options })
    },
    /** Lists the products that are related to one. */
    featuredProducts: async (productId: string, query?: CallQuery<'listFeaturedProducts'>, options?: CallOptions) => {
      requireProductId(productId)
      return request(ROUTES.listFeaturedProducts, { params: { productId }, query, ...options })
    },
  }
}
