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
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { PAGE_OF_20, PRODUCTS_PER_CALL } from '@hydrant/contract/shared/limits.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { catalogSnapshotId, isCatalogSnapshot } from '../webstore/service.ts'
import { catalogueRefusals, unknownSnapshot } from './errors.ts'
import {
  readCategory,
  readCategoryPath,
  readChildCategories,
  readChildren,
  readGiftWraps,
  readMenu,
  readProduct,
  readProducts,
  readRelated,
} from './service.ts'

/** Serves menu, categories and products. */
export function registerCatalogueRoutes(server: Server): void {
  registerCategoryRoutes(server)
  registerProductRoutes(server)
  registerProductListRoutes(server)
}

function registerCategoryRoutes(server: Server): void {
  const { database } = server

  serve(server, getCategoryMenu, async ({ query, shopper }) => {
    if (query.publishStatus === 'Draft' && !hasRole(shopper.user?.role, 'site-builder'))
      return refuse(catalogueRefusals.draftsForBuilders)
    return answer(200, {
      menuItems: await database.read((executor) => readMenu(executor, { ...query, maxItems: query.maxItems ?? null })),
    })
  })

  serve(server, getCategory, async ({ params, query, shopper }) => {
    const category = await database.read((executor) =>
      readCategory(executor, shopper, { id: params.categoryId, view: categoryView(query) }),
    )
    return answerOutcome(category, 200, (body) => body)
  })

  serve(server, getCategoryVersion, async ({ params, query, shopper, request }) => {
    if (!isCatalogSnapshot(shopper.webstore, params.snapshotId)) return refuse(unknownSnapshot(params.snapshotId))
    const category = await database.read((executor) =>
      readCategory(executor, shopper, { id: params.categoryId, view: categoryView(query) }),
    )
    return category.ok
      ? answer(200, category.value, presentSnapshot(shopper, request.originalUrl))
      : refuse(category.error)
  })

  serve(server, listCategoryChildren, async ({ query, shopper }) => {
    const wanted = { parentId: query.parentProductCategoryId ?? null, view: categoryView(query) }
    const children = await database.read((executor) => readChildCategories(executor, shopper, wanted))
    return answerOutcome(children, 200, (productCategories) => ({ productCategories }))
  })

  serve(server, getCategoryPath, async ({ params }) => {
    const path = await database.read((executor) => readCategoryPath(executor, params.categoryId))
    return answerOutcome(path, 200, (categories) => ({
      path: categories.map((category) => ({ ...category, urlName: category.urlName ?? null })),
    }))
  })
}

function registerProductRoutes(server: Server): void {
  const { database } = server

  serve(server, getProduct, async ({ params, query, shopper }) => {
    const product = await database.read((executor) =>
      readProduct(executor, shopper, { id: params.productId, view: productView(query) }),
    )
    return answerOutcome(product, 200, (body) => body)
  })

  serve(server, getProductVersion, async ({ params, query, shopper, request }) => {
    if (!isCatalogSnapshot(shopper.webstore, params.snapshotId)) return refuse(unknownSnapshot(params.snapshotId))
    const product = await database.read((executor) =>
      readProduct(executor, shopper, { id: params.productId, view: productView(query) }),
    )
    return product.ok
      ? answer(200, product.value, presentSnapshot(shopper, request.originalUrl))
      : refuse(product.error)
  })

  serve(server, listProductChildren, async ({ params, query, shopper, request }) => {
    const window = query.pageToken
      ? readPageToken(query.pageToken, PAGE_OF_20.max)
      : { pageSize: query.pageSize, offset: 0 }
    if (window === null) return refuse(catalogueRefusals.unreadablePageToken)
    const view = {
      fields: names(query.fields),
      mediaGroups: names(query.mediaGroups),
      excludeFields: query.excludeFields,
      excludeMedia: query.excludeMedia,
      attributeSetInfo: !query.excludeAttributeSetInfo,
      quantityRule: !query.excludeQuantityRule,
      sellingModels: query.includeProductSellingModels,
    }
    const children = await database.read((executor) =>
      readChildren(executor, shopper, { id: params.productId, view, offset: window.offset, size: window.pageSize }),
    )
    return answerOutcome(children, 200, ({ productClass, total, items }) => ({
      productClass,
      total,
      count: items.length,
      items: [...items],
      ...tokenPage(window, total, request.originalUrl),
    }))
  })
}

function registerProductListRoutes(server: Server): void {
  const { database } = server

  serve(server, listProducts, async ({ query, shopper }) => {
    if ((query.ids === undefined) === (query.skus === undefined)) return refuse(catalogueRefusals.idsOrSkus)
    const keys = parseCsv(query.ids ?? query.skus, { max: PRODUCTS_PER_CALL })
    if (!keys.ok) return refuse(catalogueRefusals.tooManyProducts)
    if (keys.values.length === 0) return refuse(catalogueRefusals.idsOrSkus)
    const view = {
      fields: names(query.fields),
      excludeMedia: query.excludeMedia,
      attributeSetInfo: query.includeAttributeSetInfo,
      variationInfo: query.includeGroupByAttributeVariationInfo,
      quantityRule: query.includeQuantityRule,
      sellingModels: query.includeProductSellingModels,
    }
    const by = query.ids === undefined ? 'skus' : 'ids'
    const products = await database.read((executor) =>
      readProducts(executor, shopper, { by, values: keys.values, view }),
    )
    return answer(200, { total: products.length, products })
  })

  serve(server, listGiftWraps, async ({ query, shopper }) => {
    const products = await database.read((executor) =>
      readGiftWraps(executor, shopper, { fields: names(query.fields) }),
    )
    return answer(200, { productIds: products.map(({ id }) => id), products })
  })

  serve(server, listFeaturedProducts, async ({ params, query, shopper }) => {
    const view = {
      fields: names(query.fields),
      mediaGroups: names(query.mediaGroups),
      excludeMediaGroups: !query.includeMediaGroups,
      excludeFields: query.excludeFields,
      attributeSetInfo: query.includeAttributeSetInfo,
      quantityRule: query.includePurchaseQuantityRules,
      sellingModels: query.includeProductSellingModel,
    }
    const wanted = { id: params.productId, types: names(query.relationshipTypes), view }
    const related = await database.read((executor) => readRelated(executor, shopper, wanted))
    return answerOutcome(related, 200, (body) => body)
  })
}

/**
 * The header that names the snapshot which a response is of, by the address `url` with its id in the place of the
 * requested one.
 */
function presentSnapshot({ webstore }: Shopper, url: string) {
  return { 'content-location': url.replace(/\/versions\/[^/]+\//, `/versions/${catalogSnapshotId(webstore)}/`) }
}

type ProductQuery = QueryOf<typeof getProduct>

function productView(query: ProductQuery) {
  return {
    fields: names(query.fields),
    mediaGroups: names(query.mediaGroups),
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

function categoryView(query: { fields?: string; mediaGroups?: string; excludeFields: boolean; excludeMedia: boolean }) {
  return {
    fields: names(query.fields),
    mediaGroups: names(query.mediaGroups),
    excludeFields: query.excludeFields,
    excludeMedia: query.excludeMedia,
  }
}

/** Names in a query; far more than there are fields would be a mistake, and the rest is ignored. */
function names(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 200)
}
