import Type from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_SIZE_20 } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken } from '../shared/page.ts'
import {
  ACCOUNT_QUERY,
  Csv,
  OffByDefault,
  OnByDefault,
  OPEN,
  RecordIdParam,
  SnapshotId,
  WEBSTORE_PARAMS,
} from '../shared/request.ts'
import {
  FeaturedProducts,
  GiftWraps,
  ProductChildCollection,
  ProductDetail,
  ProductOverviewCollection,
} from './product.ts'

const PRODUCT_PARAMS = { ...WEBSTORE_PARAMS, productId: RecordIdParam }

const PRODUCT_QUERY = Type.Object(
  {
    ...ACCOUNT_QUERY,
    fields: Csv,
    mediaGroups: Csv,
    excludeFields: OffByDefault,
    excludeMedia: OffByDefault,
    excludePrimaryProductCategory: OffByDefault,
    excludeAttributeSetInfo: OffByDefault,
    excludeVariationInfo: OffByDefault,
    excludeQuantityRule: OffByDefault,
    excludeProductSellingModels: OffByDefault,
    excludeDynamicAttributeInfo: OnByDefault,
  },
  OPEN,
)

/** Reads one product; what is excluded stays out even when it is also listed. */
export const getProduct = defineEndpoint({
  ...ROUTES.getProduct,
  summary: 'One product',
  params: Type.Object(PRODUCT_PARAMS),
  query: PRODUCT_QUERY,
  responses: { 200: ProductDetail },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'INSUFFICIENT_ACCESS',
  ],
  cached: 'by-catalogue',
})

/**
 * Reads one product of a catalogue snapshot: `catalogSnapshotVersionId` of the application context. Only the present
 * catalogue is stored: an id of an earlier one is answered with the present one, and the header Content-Location says
 * which snapshot the response is of.
 */
export const getProductVersion = defineEndpoint({
  ...ROUTES.getProductVersion,
  summary: 'One product of a catalogue snapshot',
  params: Type.Object({ ...PRODUCT_PARAMS, snapshotId: SnapshotId }),
  query: PRODUCT_QUERY,
  responses: { 200: ProductDetail },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'INSUFFICIENT_ACCESS',
  ],
})

/** Lists the products that wrap gifts; none while the store wraps none. */
export const listGiftWraps = defineEndpoint({
  ...ROUTES.listGiftWraps,
  summary: 'What gifts are wrapped in',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, fields: Csv }, OPEN),
  responses: { 200: GiftWraps },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS'],
  cached: 'by-catalogue',
})

/** Reads several products by exactly one of `ids` and `skus`. */
export const listProducts = defineEndpoint({
  ...ROUTES.listProducts,
  summary: 'Several products by ids or part numbers',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      ids: Csv,
      skus: Csv,
      fields: Csv,
      excludeMedia: OffByDefault,
      includeAttributeSetInfo: OffByDefault,
      includeGroupByAttributeVariationInfo: OffByDefault,
      includeProductSellingModels: OffByDefault,
      includeQuantityRule: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: ProductOverviewCollection },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'MAX_LIMIT_EXCEEDED'],
  cached: 'by-catalogue',
})

/** Reads the parts of a set or bundle. */
export const listProductChildren = defineEndpoint({
  ...ROUTES.listProductChildren,
  summary: 'The parts of a set or bundle',
  params: Type.Object(PRODUCT_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      pageSize: createPageSizeSchema(PAGE_SIZE_20),
      pageToken: PageToken,
      fields: Csv,
      mediaGroups: Csv,
      includeProductSellingModels: OffByDefault,
      excludeFields: OffByDefault,
      excludeMedia: OffByDefault,
      excludeAttributeSetInfo: OffByDefault,
      excludeQuantityRule: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: ProductChildCollection },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_OPERATION',
  ],
  cached: 'by-catalogue',
})

/** Reads the products related to one. */
export const listFeaturedProducts = defineEndpoint({
  ...ROUTES.listFeaturedProducts,
  summary: 'Products related to one',
  params: Type.Object(PRODUCT_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      relationshipTypes: Csv,
      fields: Csv,
      mediaGroups: Csv,
      excludeFields: OffByDefault,
      includeMediaGroups: OffByDefault,
      includePurchaseQuantityRules: OffByDefault,
      includeProductSellingModel: OffByDefault,
      includeAttributeSetInfo: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: FeaturedProducts },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
  cached: 'by-catalogue',
})
