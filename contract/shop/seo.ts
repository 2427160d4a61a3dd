import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, Csv, DATA_PARAMS, OPEN, RecordIdParam } from '../shared/request.ts'
import { Dictionary, FieldMap, Nullable } from '../shared/schema.ts'

/** What search engines are told of a record; placeholders are filled in, addresses are absolute. */
export const SeoProperties = Type.Object({
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  customHeadTags: Nullable(Type.String()),
  canonicalUrl: Nullable(Type.String()),
  /** Language → address. */
  hrefLangUrls: Nullable(Dictionary(Type.String())),
  isSeoIndexed: Type.Boolean(),
  recordName: Nullable(Type.String()),
  objectName: Nullable(Type.String()),
  fields: FieldMap,
})
export type SeoProperties = Static<typeof SeoProperties>

/**
 * Reads what search engines are told of a product, a category or a page. `fields` lists names of fields, each with or
 * without the object's name: `Product2.Name` or `Name`.
 */
export const getSeoProperties = defineEndpoint({
  ...ROUTES.getSeoProperties,
  summary: 'What search engines are told of a record',
  params: Type.Object({ ...DATA_PARAMS, communityId: RecordIdParam, recordId: RecordIdParam }),
  query: Type.Object({ ...ACCOUNT_QUERY, fields: Csv }, OPEN),
  responses: { 200: SeoProperties },
  guests: 'if-browsing',
  errors: ['GUEST_INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
  showsNoPrices: true,
})
