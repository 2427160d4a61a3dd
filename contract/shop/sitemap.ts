import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { SITEMAP_PAGE_SIZE } from '../shared/limits.ts'
import { ACCOUNT_QUERY, DATA_PARAMS, OPEN, RecordIdParam, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, Nullable, Timestamp, withDefault } from '../shared/schema.ts'

/** Records of which there can be very many, each with a page of its own. */
export const SitemapKind = Choice(['products', 'categories'])
export type SitemapKind = Static<typeof SitemapKind>

/** A run of records in the order of their ids, few enough for one file. */
export const SitemapPart = Type.Object({
  kind: SitemapKind,
  /** The id that it begins behind; null for the first. */
  after: Nullable(Type.String()),
  /** The id that it ends with; null for the last, which takes in what is added later. */
  through: Nullable(Type.String()),
  lastModified: Nullable(Timestamp),
})
export type SitemapPart = Static<typeof SitemapPart>

/** One page of the site. */
export const SitemapEntry = Type.Object({
  /** From the root of the site. */
  path: Type.String(),
  lastModified: Nullable(Timestamp),
})
export type SitemapEntry = Static<typeof SitemapEntry>

/** The parts of the site map of a store. */
export const Sitemap = Type.Object({ parts: Type.Array(SitemapPart) })
export type Sitemap = Static<typeof Sitemap>

/** A page of entries; `next` is where the following one begins, null behind the last. */
export const SitemapEntries = Type.Object({ entries: Type.Array(SitemapEntry), next: Nullable(Type.String()) })
export type SitemapEntries = Static<typeof SitemapEntries>

/** Reads which parts the site map has. Whoever asks is told what guests may see. */
export const getSitemap = defineEndpoint({
  ...ROUTES.getSitemap,
  summary: 'The parts of the site map',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: Sitemap },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS'],
  cached: 'by-catalogue',
})

/** Reads the pages of products or categories, for guests, in the order of their ids. */
export const listSitemapEntries = defineEndpoint({
  ...ROUTES.listSitemapEntries,
  summary: 'Addresses of products and categories',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      kind: SitemapKind,
      after: Type.Optional(RecordIdParam),
      through: Type.Optional(RecordIdParam),
      pageSize: withDefault(Type.Integer({ minimum: 1, maximum: SITEMAP_PAGE_SIZE.max }), SITEMAP_PAGE_SIZE.default),
    },
    OPEN,
  ),
  responses: { 200: SitemapEntries },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  cached: 'by-catalogue',
})

/** Reads the published pages of the site builders. */
export const listSitemapPages = defineEndpoint({
  ...ROUTES.listSitemapPages,
  summary: 'Addresses of the pages of the site builders',
  params: Type.Object({ ...DATA_PARAMS, siteId: Type.String({ minLength: 1, maxLength: 100 }) }),
  responses: { 200: Type.Object({ entries: Type.Array(SitemapEntry) }) },
  guests: 'if-browsing',
  errors: ['GUEST_INSUFFICIENT_ACCESS'],
})
