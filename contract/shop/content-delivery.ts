import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { CONTENT_PAGE_SIZE, CONTENT_REFERENCE_DEPTH } from '../shared/limits.ts'
import { createPageSizeSchema } from '../shared/page.ts'
import { Csv, DATA_PARAMS, OffByDefault, OPEN } from '../shared/request.ts'
import { Dictionary, JsonValue, Nullable, withDefault } from '../shared/schema.ts'

const ChannelSummary = Type.Object({ channelId: Type.String(), channelName: Type.String(), channelType: Type.String() })

/** A content that another one refers to; with expanded references also what it says. */
export const ContentReference = Type.Object({
  contentKey: Type.String(),
  managedContentId: Type.String(),
  resourceUrl: Type.String(),
  title: Type.Optional(Type.String()),
  contentType: Type.Optional(Type.Object({ fullyQualifiedName: Type.String(), name: Type.String() })),
  contentBody: Type.Optional(Dictionary(JsonValue)),
})
export type ContentReference = Static<typeof ContentReference>

/** Contents that others name, by content key, or as a list; only the one that was asked for is filled. */
const REFERENCES = {
  references: Nullable(Dictionary(ContentReference)),
  referencesList: Nullable(Type.Array(ContentReference)),
}

/** One published content. Rich text in its body is safe to show. */
export const DeliveryDocument = Type.Object({
  contentKey: Type.String(),
  managedContentId: Type.String(),
  title: Type.String(),
  urlName: Nullable(Type.String()),
  language: Type.String(),
  publishedDate: Type.String(),
  contentType: Type.Object({ fullyQualifiedName: Type.String(), name: Type.String() }),
  contentBody: Type.Optional(Dictionary(JsonValue)),
  unauthenticatedUrl: Nullable(Type.String()),
  resourceUrl: Type.String(),
  ...REFERENCES,
  channelInfo: Nullable(ChannelSummary),
  channelSummary: ChannelSummary,
})
export type DeliveryDocument = Static<typeof DeliveryDocument>

/** A page of published contents. */
export const DeliveryDocumentCollection = Type.Object({
  contents: Type.Array(DeliveryDocument),
  currentPageUrl: Type.String(),
  nextPageUrl: Nullable(Type.String()),
  previousPageUrl: Nullable(Type.String()),
  ...REFERENCES,
  channelInfo: Nullable(ChannelSummary),
  channelSummary: ChannelSummary,
})
export type DeliveryDocumentCollection = Static<typeof DeliveryDocumentCollection>

const SITE = { ...DATA_PARAMS, siteId: Type.String({ minLength: 1, maxLength: 100 }) }
const CHANNEL = { ...DATA_PARAMS, channelId: Type.String({ minLength: 1, maxLength: 100 }) }
const CONTENT = { contentKeyOrId: Type.String({ minLength: 1, maxLength: 100 }) }

const DOCUMENT_QUERY = {
  language: Type.Optional(Type.String({ maxLength: 20 })),
  referenceDepth: withDefault(Type.Integer({ minimum: 0, maximum: CONTENT_REFERENCE_DEPTH }), 0),
  expandReferences: OffByDefault,
  referencesAsList: OffByDefault,
  showAbsoluteUrl: OffByDefault,
}

const Moment = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$' }),
)

const LIST_QUERY = {
  ...DOCUMENT_QUERY,
  contentKeys: Csv,
  managedContentIds: Csv,
  contentTypeFQN: Type.Optional(Type.String({ maxLength: 200 })),
  page: withDefault(Type.Integer({ minimum: 0, maximum: 1_000_000 }), 0),
  pageSize: createPageSizeSchema(CONTENT_PAGE_SIZE),
  includeContentBody: OffByDefault,
  publishStartDate: Moment,
  publishEndDate: Moment,
}

const DOCUMENT = {
  query: Type.Object(DOCUMENT_QUERY, OPEN),
  responses: { 200: DeliveryDocument },
  guests: 'if-browsing',
  errors: ['INVALID_API_INPUT', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'ITEM_NOT_FOUND'],
} as const

const LIST = {
  query: Type.Object(LIST_QUERY, OPEN),
  responses: { 200: DeliveryDocumentCollection },
  guests: 'if-browsing',
  errors: ['INVALID_API_INPUT', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'ITEM_NOT_FOUND', 'MAX_LIMIT_EXCEEDED'],
} as const

/** Reads one content of a site. */
export const getSiteContent = defineEndpoint({
  ...ROUTES.getSiteContent,
  summary: 'One content of a site',
  params: Type.Object({ ...SITE, ...CONTENT }),
  ...DOCUMENT,
  showsNoPrices: true,
})

/** Lists contents of a site; unknown keys and ids are left out. */
export const listSiteContents = defineEndpoint({
  ...ROUTES.listSiteContents,
  summary: 'Contents of a site',
  params: Type.Object(SITE),
  ...LIST,
  showsNoPrices: true,
})

/** Reads one content of a channel. */
export const getChannelContent = defineEndpoint({
  ...ROUTES.getChannelContent,
  summary: 'One content of a channel',
  params: Type.Object({ ...CHANNEL, ...CONTENT }),
  ...DOCUMENT,
  showsNoPrices: true,
})

/** Lists contents of a channel; unknown keys and ids are left out. */
export const listChannelContents = defineEndpoint({
  ...ROUTES.listChannelContents,
  summary: 'Contents of a channel',
  params: Type.Object(CHANNEL),
  ...LIST,
  showsNoPrices: true,
})
