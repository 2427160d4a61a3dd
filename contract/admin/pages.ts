import Type, { type Static } from 'typebox'
import { BUILDER_ROUTES } from '../builder-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PlatformErrors } from '../shared/error.ts'
import { BUILDER_PAGE_SIZE, PAGE_BODY_BYTES, PAGE_PATH_LENGTH } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken } from '../shared/page.ts'
import { OPEN, RecordIdParam, STRICT } from '../shared/request.ts'
import { BUILDERS, OF_A_PAGE, PageTree, PARAMS, REFUSED, Title } from './page-calls.ts'
import { SlotPlace, SlotPosition } from '../shared/page-slots.ts'
import { Choice, JsonValue, NoContent, Nullable, Timestamp, withDefault } from '../shared/schema.ts'

/**
 * How a page stands: never published; live as its draft says; live, with changes that nobody sees yet; waiting to be
 * published at a moment, whatever else it is; or taken off the shop.
 */
export const PageStanding = Choice(['draft', 'live', 'changed', 'scheduled', 'unpublished'])
export type PageStanding = Static<typeof PageStanding>

/**
 * What has drafts and versions: a page; a page slot, which is shown above or below the parts of a page that the shop
 * makes; a saved section, which pages and slots show among their own blocks; or the theme of the shop, whose document has
 * its parts as the `props` of its `root`, and no blocks.
 */
export const PageKind = Choice(['page', 'slot', 'section', 'theme'])
export type PageKind = Static<typeof PageKind>

/** Where a page slot is shown: on all pages of a kind, or on those of one category or product. */
export const SlotLocation = Type.Object({
  place: SlotPlace,
  position: SlotPosition,
  targetId: Nullable(Type.String()),
  /** The name of the category or product; null without one, and when it does not exist any more. */
  targetName: Nullable(Type.String()),
})
export type SlotLocation = Static<typeof SlotLocation>

/** What a list tells of a page. The home page answers at `/`, and its `path` leads there. */
export const PageSummary = Type.Object({
  pageId: Type.String(),
  kind: PageKind,
  /** Where a page slot is shown; null for pages. */
  slot: Nullable(SlotLocation),
  path: Type.String(),
  title: Type.String(),
  isHome: Type.Boolean(),
  state: PageStanding,
  /** The version that visitors see. */
  liveVersion: Nullable(Type.Integer()),
  /** The version that visitors will see from `scheduledDate` on. */
  scheduledVersion: Nullable(Type.Integer()),
  scheduledDate: Nullable(Timestamp),
  /** Whether the draft says something that is not part of the version that is planned; false while none is. */
  isChangedSincePlanned: Type.Boolean(),
  /** When the page was last changed, and by whom; null for a program. */
  changedDate: Timestamp,
  changedBy: Nullable(Type.String()),
})
export type PageSummary = Static<typeof PageSummary>

const HEAD = {
  ...PageSummary.properties,
  description: Type.String(),
  /**
   * Counts what is written on the page, published, planned, taken back and moved; whoever does so says which state they
   * have seen, and is answered the next.
   */
  revision: Type.Integer(),
  /** Whether visitors see it, or have seen it: then its former addresses lead to it. */
  wasPublished: Type.Boolean(),
  /** The version that the draft began as; null while there is none. */
  basedOnVersion: Nullable(Type.Integer()),
}

/** A page's draft without its blocks. */
export const BuilderPageHead = Type.Object(HEAD)
export type BuilderPageHead = Static<typeof BuilderPageHead>

/** A page's draft. */
export const BuilderPage = Type.Object({ ...HEAD, document: JsonValue })
export type BuilderPage = Static<typeof BuilderPage>

const VERSION = {
  version: Type.Integer(),
  title: Type.String(),
  createdDate: Timestamp,
  /** Null for a program. */
  createdBy: Nullable(Type.String()),
  /** When visitors last began to see it; null when they never did. */
  publishedDate: Nullable(Timestamp),
  isLive: Type.Boolean(),
}

/** What the list of versions tells of one. */
export const PageVersionSummary = Type.Object(VERSION)
export type PageVersionSummary = Static<typeof PageVersionSummary>

/** A version of a page as it was kept; it never changes. */
export const PageVersion = Type.Object({ ...VERSION, description: Type.String(), document: JsonValue })
export type PageVersion = Static<typeof PageVersion>

/** Some of the pages, by their paths. */
export const PageSummaryCollection = Type.Object({
  pages: Type.Array(PageSummary),
  totalCount: Type.Integer(),
  nextPageToken: Nullable(Type.String()),
})
export type PageSummaryCollection = Static<typeof PageSummaryCollection>

/** Some of a page's versions, newest first. */
export const PageVersionCollection = Type.Object({
  versions: Type.Array(PageVersionSummary),
  totalCount: Type.Integer(),
  nextPageToken: Nullable(Type.String()),
})
export type PageVersionCollection = Static<typeof PageVersionCollection>

/** A page that is deleted and can be brought back. */
export const DeletedPage = Type.Object({
  pageId: Type.String(),
  /** Where it answered; another page may do so by now. */
  path: Type.String(),
  title: Type.String(),
  deletedDate: Timestamp,
  /** Null where it was deleted before this was noted. */
  deletedBy: Nullable(Type.String()),
})
export type DeletedPage = Static<typeof DeletedPage>

/** Some of the deleted pages, those that were deleted last first. */
export const DeletedPageCollection = Type.Object({
  pages: Type.Array(DeletedPage),
  totalCount: Type.Integer(),
  nextPageToken: Nullable(Type.String()),
})
export type DeletedPageCollection = Static<typeof DeletedPageCollection>

/** An account as which a page can be looked at. */
export const PreviewAccountCollection = Type.Object({
  accounts: Type.Array(Type.Object({ accountId: Type.String(), name: Type.String() })),
})
export type PreviewAccountCollection = Static<typeof PreviewAccountCollection>

/**
 * What stands in the way of a change. Of a `CONFLICT`, when the same thing has been changed elsewhere meanwhile, the
 * arguments are the revision as it is now, when that was made (ISO), who made it ('' for a program), and whether that
 * is whoever is refused (`own`) or somebody else (`other`). The arguments of a `DUPLICATE` are the address and the page
 * that has it already, be it with other small and capital letters.
 */
export const BuilderConflict = PlatformErrors

/** Words of a path, such as `/offers/spring-sale`; it is stored in small letters. */
const PagePath = Type.String({
  pattern: '^/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$',
  maxLength: PAGE_PATH_LENGTH,
})
const Description = Type.String({ maxLength: 1000 })
const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const VERSION_PARAMS = Type.Object({
  pageId: RecordIdParam,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
})
const OF_REVISION = Type.Object({ revision: Revision }, STRICT)
const LIST = { pageSize: createPageSizeSchema(BUILDER_PAGE_SIZE), pageToken: PageToken }
const Words = Type.Optional(Type.String({ maxLength: 200 }))

const CHANGED = { 200: BuilderPageHead, 409: BuilderConflict }

/**
 * Lists pages, page slots, saved sections, or the theme, whose path or title has some words in it; all without words.
 * Deleted ones are left out.
 */
export const listBuilderPages = defineEndpoint({
  ...BUILDER_ROUTES.listBuilderPages,
  summary: 'Pages with their drafts',
  query: Type.Object({ kind: withDefault(PageKind, 'page'), query: Words, ...LIST }, OPEN),
  responses: { 200: PageSummaryCollection },
  ...BUILDERS,
  errors: [...REFUSED, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/**
 * Lists deleted pages whose path or title has some words in it, those that were deleted last first; all without words.
 */
export const listDeletedPages = defineEndpoint({
  ...BUILDER_ROUTES.listDeletedPages,
  summary: 'Pages that can be brought back',
  query: Type.Object({ query: Words, ...LIST }, OPEN),
  responses: { 200: DeletedPageCollection },
  ...BUILDERS,
  errors: [...REFUSED, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Makes a page, which nobody sees before it is published. */
export const createBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.createBuilderPage,
  summary: 'Make a page',
  body: Type.Object({ path: PagePath, title: Title, description: Description, document: PageTree }, STRICT),
  bodyLimit: PAGE_BODY_BYTES,
  responses: { 201: BuilderPage, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...REFUSED, 'DUPLICATE', 'INVALID_API_INPUT'],
})

/** Reads a page's draft: what was last saved, published or not. */
export const getBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.getBuilderPage,
  summary: 'The draft of a page',
  params: PARAMS,
  responses: { 200: BuilderPage },
  ...BUILDERS,
  errors: OF_A_PAGE,
})

/** Saves the draft of a page, which makes no version. Nothing is stored when somebody else has changed it meanwhile. */
export const savePageDraft = defineEndpoint({
  ...BUILDER_ROUTES.savePageDraft,
  summary: 'Save the draft of a page',
  params: PARAMS,
  body: Type.Object({ revision: Revision, title: Title, description: Description, document: PageTree }, STRICT),
  bodyLimit: PAGE_BODY_BYTES,
  responses: CHANGED,
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT', 'INVALID_API_INPUT'],
})

/** Moves a page to another path, which the old one then leads to, or makes it the home page. */
export const updateBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.updateBuilderPage,
  summary: 'Change where a page answers',
  params: PARAMS,
  body: Type.Object(
    { revision: Revision, path: Type.Optional(PagePath), isHome: Type.Optional(Type.Boolean()) },
    STRICT,
  ),
  responses: CHANGED,
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT', 'DUPLICATE', 'INVALID_API_INPUT', 'INVALID_OPERATION'],
})

/**
 * Deletes a page, which can be brought back. What is planned for it waits. A saved section can be deleted once no page
 * shows it.
 */
export const deleteBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.deleteBuilderPage,
  summary: 'Delete a page',
  params: PARAMS,
  responses: { 204: NoContent },
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'INVALID_OPERATION'],
})

/**
 * Brings a deleted page back as it was, unless its path has been taken since; at another path when the body has one. It
 * may be sent without a body.
 */
export const undeleteBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.undeleteBuilderPage,
  summary: 'Bring a deleted page back',
  params: PARAMS,
  body: Nullable(Type.Object({ path: Type.Optional(PagePath) }, STRICT)),
  responses: CHANGED,
  ...BUILDERS,
  errors: [...REFUSED, 'ITEM_NOT_FOUND', 'INVALID_ID_FIELD', 'INVALID_API_INPUT', 'INVALID_OPERATION', 'DUPLICATE'],
})

/** Lists the versions of a page, newest first. */
export const listPageVersions = defineEndpoint({
  ...BUILDER_ROUTES.listPageVersions,
  summary: 'Versions of a page',
  params: PARAMS,
  query: Type.Object(LIST, OPEN),
  responses: { 200: PageVersionCollection },
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Keeps the draft as a version. */
export const savePageVersion = defineEndpoint({
  ...BUILDER_ROUTES.savePageVersion,
  summary: 'Keep the draft as a version',
  params: PARAMS,
  body: OF_REVISION,
  responses: { 201: BuilderPageHead, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT'],
})

/** Reads a version. */
export const getPageVersion = defineEndpoint({
  ...BUILDER_ROUTES.getPageVersion,
  summary: 'A version of a page',
  params: VERSION_PARAMS,
  responses: { 200: PageVersion },
  ...BUILDERS,
  errors: OF_A_PAGE,
})

/** Makes the draft what a version says; the version stays what it is. */
export const restorePageVersion = defineEndpoint({
  ...BUILDER_ROUTES.restorePageVersion,
  summary: 'Make a version the draft',
  params: VERSION_PARAMS,
  body: OF_REVISION,
  responses: { 200: BuilderPage, 409: BuilderConflict },
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT'],
})

/**
 * Publishes the draft, now or at a moment within the next five years. Publishing now gives up what was planned for
 * later.
 */
export const publishBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.publishBuilderPage,
  summary: 'Publish the draft of a page',
  params: PARAMS,
  body: Type.Object({ revision: Revision, publishDate: Type.Optional(Type.String({ maxLength: 40 })) }, STRICT),
  responses: CHANGED,
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT', 'INVALID_API_INPUT'],
})

/** Takes a page off the shop; its versions stay, and so does what is planned for it. */
export const unpublishBuilderPage = defineEndpoint({
  ...BUILDER_ROUTES.unpublishBuilderPage,
  summary: 'Take a page off the shop',
  params: PARAMS,
  body: OF_REVISION,
  responses: CHANGED,
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT', 'INVALID_OPERATION'],
})

/** Gives up that a page is published at a moment to come. */
export const cancelPageSchedule = defineEndpoint({
  ...BUILDER_ROUTES.cancelPageSchedule,
  summary: 'Give up a planned publication',
  params: PARAMS,
  body: OF_REVISION,
  responses: CHANGED,
  ...BUILDERS,
  errors: [...OF_A_PAGE, 'CONFLICT'],
})

/** Finds accounts by a part of their name, as whom pages can be looked at. */
export const listPreviewAccounts = defineEndpoint({
  ...BUILDER_ROUTES.listPreviewAccounts,
  summary: 'Accounts to look at pages as',
  query: Type.Object({ query: Words, pageSize: createPageSizeSchema(BUILDER_PAGE_SIZE) }, OPEN),
  responses: { 200: PreviewAccountCollection },
  ...BUILDERS,
  errors: [...REFUSED, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
