import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { SlotPlace } from '../shared/page-slots.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Choice, JsonValue, Nullable, withDefault } from '../shared/schema.ts'
import { ShownSiteSettings } from '../shared/site-settings.ts'
import { Theme } from '../shared/theme.ts'

const SITE = { ...DATA_PARAMS, siteId: Type.String({ minLength: 1, maxLength: 100 }) }

/**
 * A page; `document` is its tree of blocks, which the page builder reads. `version` counts its states from 1; a draft
 * has that of the version it began as, 0 without one. `path` is where the page answers now: whoever has asked at
 * another path was led here from it.
 */
export const StoredPage = Type.Object({
  id: Type.String(),
  path: Type.String(),
  title: Type.String(),
  description: Type.String(),
  version: Type.Integer(),
  document: JsonValue,
})
export type StoredPage = Static<typeof StoredPage>

/**
 * Reads the published page at a path. Only a site builder may read its draft as `Draft`, or with `at` what will be
 * published at a moment to come.
 */
export const getPage = defineEndpoint({
  ...ROUTES.getPage,
  summary: 'A page of the site builders',
  params: Type.Object(SITE),
  query: Type.Object(
    {
      path: Type.String({ pattern: '^/', maxLength: 500 }),
      publishStatus: withDefault(Choice(['Draft', 'Live']), 'Live'),
      at: Type.Optional(Type.String({ maxLength: 40 })),
    },
    OPEN,
  ),
  responses: { 200: StoredPage },
  guests: 'if-browsing',
  errors: ['ITEM_NOT_FOUND', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  showsNoPrices: true,
})

/** What is shown above and below the parts of a page that the shop makes; null for nothing. */
export const PageSlots = Type.Object({ above: Nullable(StoredPage), below: Nullable(StoredPage) })
export type PageSlots = Static<typeof PageSlots>

/**
 * Reads the page slots of a page of the shop. For each position the most specific published one is returned: that of
 * the product, otherwise that of the nearest category on the path to its primary category, otherwise the one of all
 * pages of the place. Only a site builder may read drafts, or with `at` what will be published at a moment to come.
 */
export const getPageSlots = defineEndpoint({
  ...ROUTES.getPageSlots,
  summary: 'What stands above and below a page of the shop',
  params: Type.Object(SITE),
  query: Type.Object(
    {
      place: SlotPlace,
      /** The product or category that the page is about; ignored for the search and the cart. */
      recordId: Type.Optional(Type.String({ maxLength: 40 })),
      publishStatus: withDefault(Choice(['Draft', 'Live']), 'Live'),
      at: Type.Optional(Type.String({ maxLength: 40 })),
    },
    OPEN,
  ),
  responses: { 200: PageSlots },
  guests: 'if-browsing',
  errors: ['INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  showsNoPrices: true,
})

/** The theme of a shop; null while none is published: the shop then looks as the design does. */
export const ShopTheme = Type.Object({ theme: Nullable(Theme) })
export type ShopTheme = Static<typeof ShopTheme>

/**
 * Reads the published theme: the same for everyone. Only a site builder may read its draft, or with `at` what will be
 * published at a moment to come.
 */
export const getTheme = defineEndpoint({
  ...BUILDER_ROUTES.getTheme,
  summary: 'How the shop looks',
  params: Type.Object(SITE),
  query: Type.Object(
    {
      publishStatus: withDefault(Choice(['Draft', 'Live']), 'Live'),
      at: Type.Optional(Type.String({ maxLength: 40 })),
    },
    OPEN,
  ),
  responses: { 200: ShopTheme },
  guests: 'allowed',
  errors: ['INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  showsNoPrices: true,
})

/** Reads what stands around every page: the same for everyone. */
export const getSiteSettings = defineEndpoint({
  ...ROUTES.getSiteSettings,
  summary: 'What stands around every page',
  params: Type.Object(SITE),
  responses: { 200: ShownSiteSettings },
  guests: 'allowed',
  errors: [],
  cached: 'by-catalogue',
})
