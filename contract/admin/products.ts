import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { SEARCH_PAGE_SIZE, SEARCH_TERM_LENGTH } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken } from '../shared/page.ts'
import { Csv, OPEN } from '../shared/request.ts'
import { Nullable } from '../shared/schema.ts'

/** A product that a page can show or lead to; of variations their parent, unless one is named by its part number. */
export const BuilderProduct = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  stockKeepingUnit: Nullable(Type.String()),
  /** Relative to the site, or absolute. */
  imageUrl: Type.String(),
})
export type BuilderProduct = Static<typeof BuilderProduct>

/**
 * Some of the products that were found. Lists go on for as long as searches do; what comes later is found by more
 * words.
 */
export const BuilderProductCollection = Type.Object({
  products: Type.Array(BuilderProduct),
  totalCount: Type.Integer(),
  nextPageToken: Nullable(Type.String()),
})
export type BuilderProductCollection = Static<typeof BuilderProductCollection>

/**
 * Finds products by words or part numbers, the best match first, or the one of an id; without words it lists the whole
 * catalogue by name. `skus` in place of words asks for the products of these part numbers, written in any case and with
 * any punctuation, at most 100 of them, which come at once and in no order. Which buyers may see a product decides nothing.
 */
export const listBuilderProducts = defineEndpoint({
  ...BUILDER_ROUTES.listBuilderProducts,
  summary: 'Products to choose from',
  query: Type.Object(
    {
      query: Type.Optional(Type.String({ maxLength: SEARCH_TERM_LENGTH })),
      skus: Csv,
      pageSize: createPageSizeSchema(SEARCH_PAGE_SIZE),
      pageToken: PageToken,
    },
    OPEN,
  ),
  responses: { 200: BuilderProductCollection },
  guests: 'refused',
  permissions: [{ subject: 'site', access: 'write' }],
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'MAX_LIMIT_EXCEEDED',
  ],
})
