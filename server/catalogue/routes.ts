import { listLabels } from '@hydrant/contract/admin/labels.ts'
import { getCategoryMenu } from '@hydrant/contract/shop/category-menu.ts'
import {
  getCategory,
  getCategoryPath,
  getCategoryVersion,
  listCategoryChildren,
} from '@hydrant/contract/shop/category.ts'
import {
  getProduct,
  getProductVersion,
  listFeaturedProducts,
  listGiftWraps,
  listProductChildren,
  listProducts,
} from '@hydrant/contract/shop/product-endpoints.ts'
import type { QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { PAGE_SIZE_20, PRODUCTS_PER_CALL } from '@hydrant/contract/shared/limits.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import type { Shopper } from '../accounts/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { parsePageToken, toPageLinksAndTokens } from '../http/page-token.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toCatalogSnapshotId, isCatalogSnapshot } from '../webstore/service.ts'
import { catalogueErrors, unknownSnapshotError } from './errors.ts'
import { listLabelsInUse } from './translations/label-store.ts'
import {
  type CountProducts,
  loadCategory,
  loadCategoryPath,
  loadChildCategories,
  loadProductChildren,
  loadGiftWraps,
  loadMenu,
  loadProduct,
  loadProducts,
  loadRelatedProducts,
} from './service.ts'

/** Registers the routes of the menu, categories and products; `countProducts` counts the products of categories. */
export function registerCatalogueRoutes(server: Server, countProducts: CountProducts): void {
  registerCategoryRoutes(server, countProducts)
  registerProductRoutes(server)
  registerProductListRoutes(server)
  registerEndpoint(server, listLabels, async ({ query }) =>
    createResponse(200, await server.database.query((db) => listLabelsInUse(db, query))),
  )
}

function registerCategoryRoutes(server: Server, countProducts: CountProducts): void {
  const { database } = server

  registerEndpoint(server, getCategoryMenu, async ({ query, shopper }) => {
    if (query.publishStatus === 'Draft' && !hasRole(shopper.user?.role, 'site-builder'))
      return createErrorResponse(catalogueErrors.draftsNotAllowed)
    return createResponse(200, {
      menuItems: await database.query((db) =>
        loadMenu(db, shopper.webstore, { ...query, maxItems: query.maxItems ?? null }),
      ),
    })
  })

  registerEndpoint(server, getCategory, async ({ params, query, shopper }) => {
    const categoryResult = await database.query((db) =>
      loadCategory(db, shopper, { id: params.categoryId, view: toCategoryView(query), countProducts }),
    )
    return createResultResponse(categoryResult, 200, (body) => body)
  })

  registerEndpoint(server, getCategoryVersion, async ({ params, query, shopper, request }) => {
    if (!isCatalogSnapshot(shopper.webstore, params.snapshotId))
      return createErrorResponse(unknownSnapshotError(params.snapshotId))
    const categoryResult = await database.query((db) =>
      loadCategory(db, shopper, { id: params.categoryId, view: toCategoryView(query), countProducts }),
    )
    return categoryResult.ok
      ? createResponse(200, categoryResult.value, createContentLocationHeader(shopper, request.originalUrl))
      : createErrorResponse(categoryResult.error)
  })

  registerEndpoint(server, listCategoryChildren, async ({ query, shopper }) => {
    const input = { parentId: query.parentProductCategoryId ?? null, view: toCategoryView(query), countProducts }
    const childrenResult = await database.query((db) => loadChildCategories(db, shopper, input))
    return createResultResponse(childrenResult, 200, (productCategories) => ({ productCategories }))
  })

  registerEndpoint(server, getCategoryPath, async ({ params, shopper }) => {
    const pathResult = await database.query((db) => loadCategoryPath(db, shopper.webstore, params.categoryId))
    return createResultResponse(pathResult, 200, (categories) => ({
      path: categories.map((category) => ({ ...category, urlName: category.urlName ?? null })),
    }))
  })
}

function registerProductRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getProduct, async ({ params, query, shopper }) => {
    const productResult = await database.query((db) =>
      loadProduct(db, shopper, { id: params.productId, view: toProductView(query) }),
    )
    return createResultResponse(productResult, 200, (body) => body)
  })

  registerEndpoint(server, getProductVersion, async ({ params, query, shopper, request }) => {
    if (!isCatalogSnapshot(shopper.webstore, params.snapshotId))
      return createErrorResponse(unknownSnapshotError(params.snapshotId))
    const productResult = await database.query((db) =>
      loadProduct(db, shopper, { id: params.productId, view: toProductView(query) }),
    )
    return productResult.ok
      ? createResponse(200, productResult.value, createContentLocationHeader(shopper, request.originalUrl))
      : createErrorResponse(productResult.error)
  })

  registerEndpoint(server, listProductChildren, async ({ params, query, shopper, request }) => {
    const pageWindow = query.pageToken
      ? parsePageToken(query.pageToken, PAGE_SIZE_20.max)
      : { pageSize: query.pageSize, offset: 0 }
    if (pageWindow === null) return createErrorResponse(catalogueErrors.malformedPageToken)
    const view = {
      fields: splitNames(query.fields),
      mediaGroups: splitNames(query.mediaGroups),
      excludeFields: query.excludeFields,
      excludeMedia: query.excludeMedia,
      attributeSetInfo: !query.excludeAttributeSetInfo,
      quantityRule: !query.excludeQuantityRule,
      sellingModels: query.includeProductSellingModels,
    }
    const childrenResult = await database.query((db) =>
      loadProductChildren(db, shopper, {
        id: params.productId,
        view,
        offset: pageWindow.offset,
        size: pageWindow.pageSize,
      }),
    )
    return createResultResponse(childrenResult, 200, ({ productClass, total, items }) => ({
      productClass,
      total,
      count: items.length,
      items: [...items],
      ...toPageLinksAndTokens(pageWindow, total, request.originalUrl),
    }))
  })
}

function registerProductListRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, listProducts, async ({ query, shopper }) => {
    if ((query.ids === undefined) === (query.skus === undefined)) return createErrorResponse(catalogueErrors.idsOrSkus)
    const keys = parseUniqueCsvValues(query.ids ?? query.skus, { max: PRODUCTS_PER_CALL })
    if (!keys.ok) return createErrorResponse(catalogueErrors.tooManyProducts)
    if (keys.values.length === 0) return createErrorResponse(catalogueErrors.idsOrSkus)
    const view = {
      fields: splitNames(query.fields),
      excludeMedia: query.excludeMedia,
      attributeSetInfo: query.includeAttributeSetInfo,
      variationInfo: query.includeGroupByAttributeVariationInfo,
      quantityRule: query.includeQuantityRule,
      sellingModels: query.includeProductSellingModels,
    }
    const keyType = query.ids === undefined ? 'skus' : 'ids'
    const products = await database.query((db) => loadProducts(db, shopper, { keyType, values: keys.values, view }))
    return createResponse(200, { total: products.length, products })
  })

  registerEndpoint(server, listGiftWraps, async ({ query, shopper }) => {
    const products = await database.query((db) => loadGiftWraps(db, shopper, { fields: splitNames(query.fields) }))
    return createResponse(200, { productIds: products.map(({ id }) => id), products })
  })

  registerEndpoint(server, listFeaturedProducts, async ({ params, query, shopper }) => {
    const view = {
      fields: splitNames(query.fields),
      mediaGroups: splitNames(query.mediaGroups),
      excludeMediaGroups: !query.includeMediaGroups,
      excludeFields: query.excludeFields,
      attributeSetInfo: query.includeAttributeSetInfo,
      quantityRule: query.includePurchaseQuantityRules,
      sellingModels: query.includeProductSellingModel,
    }
    const input = { id: params.productId, types: splitNames(query.relationshipTypes), view }
    const relatedProductsResult = await database.query((db) => loadRelatedProducts(db, shopper, input))
    return createResultResponse(relatedProductsResult, 200, (body) => body)
  })
}

/**
 * Returns the header that says which snapshot a response is of: `url` with the current snapshot's id in place of the
 * requested one.
 */
function createContentLocationHeader({ webstore }: Shopper, url: string) {
  return { 'content-location': url.replace(/\/versions\/[^/]+\//, `/versions/${toCatalogSnapshotId(webstore)}/`) }
}

type ProductQuery = QueryOf<typeof getProduct>

function toProductView(query: ProductQuery) {
  return {
    fields: splitNames(query.fields),
    mediaGroups: splitNames(query.mediaGroups),
    excludeFields: query.excludeFields,
    excludeMedia: query.excludeMedia,
    attributeSetInfo: !query.excludeAttributeSetInfo,
    variationInfo: !query.excludeVariationInfo,
    quantityRule: !query.excludeQuantityRule,
    sellingModels: !query.excludeProductSellingModels,
    dynamicAttributeInfo: !query.excludeDynamicAttributeInfo,
    categoryPath: !query.excludePrimaryProductCategory,
  }
}

function toCategoryView(query: {
  fields?: string
  mediaGroups?: string
  excludeFields: boolean
  excludeMedia: boolean
}) {
  return {
    fields: splitNames(query.fields),
    mediaGroups: splitNames(query.mediaGroups),
    excludeFields: query.excludeFields,
    excludeMedia: query.excludeMedia,
  }
}

/** Splits a list of names in a query. More names than there can be fields are ignored. */
function splitNames(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 200)
}
