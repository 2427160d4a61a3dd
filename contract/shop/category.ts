import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ProductMedia, ProductMediaGroup } from '../shared/image.ts'
import {
  ACCOUNT_QUERY,
  Csv,
  OffByDefault,
  OPEN,
  RecordIdParam,
  SnapshotId,
  WEBSTORE_PARAMS,
} from '../shared/request.ts'
import { FieldMap, Nullable } from '../shared/schema.ts'

/** A category by name, as it stands in paths and search results. */
export const CategoryRef = Type.Object({
  id: Nullable(Type.String()),
  name: Type.String(),
  description: Nullable(Type.String()),
  urlName: Type.Optional(Nullable(Type.String())),
})
export type CategoryRef = Static<typeof CategoryRef>

/** A category with its fields and pictures. */
export const CategoryDetail = Type.Object({
  id: Type.String(),
  urlName: Type.Optional(Nullable(Type.String())),
  fields: FieldMap,
  bannerImage: Nullable(ProductMedia),
  tileImage: Nullable(ProductMedia),
  mediaGroups: Type.Array(ProductMediaGroup),
})
export type CategoryDetail = Static<typeof CategoryDetail>

/** Categories below one, or those at the top. */
export const CategoryCollection = Type.Object({ productCategories: Type.Array(CategoryDetail) })
export type CategoryCollection = Static<typeof CategoryCollection>

/** The way from the top category to one, both included. */
export const CategoryPath = Type.Object({ path: Type.Array(CategoryRef) })
export type CategoryPath = Static<typeof CategoryPath>

const CATEGORY_QUERY = {
  ...ACCOUNT_QUERY,
  fields: Csv,
  mediaGroups: Csv,
  excludeFields: OffByDefault,
  excludeMedia: OffByDefault,
}

/** Reads one category. */
export const getCategory = defineEndpoint({
  ...ROUTES.getCategory,
  summary: 'One category',
  params: Type.Object({ ...WEBSTORE_PARAMS, categoryId: RecordIdParam }),
  query: Type.Object(CATEGORY_QUERY, OPEN),
  responses: { 200: CategoryDetail },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
  cached: 'by-catalogue',
})

/**
 * Reads one category of a catalogue snapshot: `catalogSnapshotVersionId` of the application context. Only the present
 * catalogue is stored: an id of an earlier one is answered with the present one, and the header Content-Location says
 * which snapshot the response is of.
 */
export const getCategoryVersion = defineEndpoint({
  ...ROUTES.getCategoryVersion,
  summary: 'One category of a catalogue snapshot',
  params: Type.Object({ ...WEBSTORE_PARAMS, snapshotId: SnapshotId, categoryId: RecordIdParam }),
  query: Type.Object(CATEGORY_QUERY, OPEN),
  responses: { 200: CategoryDetail },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})

/** Lists the categories directly below one, or the top ones. */
export const listCategoryChildren = defineEndpoint({
  ...ROUTES.listCategoryChildren,
  summary: 'Categories below one, or at the top',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...CATEGORY_QUERY, parentProductCategoryId: Type.Optional(RecordIdParam) }, OPEN),
  responses: { 200: CategoryCollection },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'ITEM_NOT_FOUND'],
  cached: 'by-catalogue',
})

/** Reads the way to one category. */
export const getCategoryPath = defineEndpoint({
  ...ROUTES.getCategoryPath,
  summary: 'The way from the top to one category',
  params: Type.Object({ ...WEBSTORE_PARAMS, categoryId: RecordIdParam }),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: CategoryPath },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
  cached: 'by-catalogue',
})
