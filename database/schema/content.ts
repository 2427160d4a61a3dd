import { isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, recordId } from './columns.ts'
import { user } from './session.ts'

/** Any JSON value. */
export type JsonDocument =
  | string
  | number
  | boolean
  | null
  | readonly JsonDocument[]
  | { readonly [key: string]: JsonDocument }

/**
 * What site builders make: a page of its own; a page slot, which is shown above or below the parts of pages that the shop
 * makes; a saved section, which pages and slots show among their own blocks; or the theme of the shop, of which there is
 * one. All have drafts and versions.
 */
export type PageKind = 'page' | 'slot' | 'section' | 'theme'

/**
 * A page that site builders make: its path, its published version, and its scheduled one. The home page is shown at
 * `/`, whatever its path.
 */
export const page = pgTable(
  'page',
  {
    id: recordId('id').primaryKey(),
    kind: text('kind').$type<PageKind>().notNull().default('page'),
    /**
     * Of a page, where visitors find it. A page slot has where it is shown, such as `product/above/01t…`, and a saved
     * section `section/` and its id; they do not begin with a slash, so that no visitor can ask for them.
     */
    path: text('path').notNull(),
    isHome: boolean('is_home').notNull().default(false),
    publishedVersion: integer('published_version'),
    scheduledVersion: integer('scheduled_version'),
    scheduledAt: instant('scheduled_at'),
    /** Set while the page is deleted; its path is free then. */
    deletedAt: instant('deleted_at'),
    /** Who deleted it; null also of pages that were deleted before this was noted. */
    deletedById: recordId('deleted_by_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_by_path').on(table.path).where(isNull(table.deletedAt)),
    uniqueIndex('page_home')
      .on(table.isHome)
      .where(sql`${table.isHome} and ${table.deletedAt} is null`),
    index('page_due').on(table.scheduledAt).where(isNotNull(table.scheduledAt)),
    index('page_by_kind')
      .on(table.kind)
      .where(sql`${table.kind} <> 'page'`),
    check('page_schedule_whole', sql`(${table.scheduledVersion} is null) = (${table.scheduledAt} is null)`),
  ],
)

/** The current path of a page. */
export const answeringPath = sql<string>`case when ${page.isHome} then '/' else ${page.path} end`

/**
 * The draft of a page: one row, which every change overwrites. Without a document, the draft is equal to the latest
 * version.
 */
export const pageDraft = pgTable('page_draft', {
  pageId: recordId('page_id')
    .primaryKey()
    .references(() => page.id, { onDelete: 'cascade' }),
  /** Incremented by every change, and never decremented. */
  revision: integer('revision').notNull(),
  title: text('title'),
  description: text('description'),
  document: jsonb('document').$type<JsonDocument>(),
  /** The version that the document began as. */
  basedOnVersion: integer('based_on_version'),
  savedAt: instant('saved_at').notNull(),
  savedById: recordId('saved_by_id'),
})

/** A window with an editor that has a page open: one row each, which expires unless the window reports again. */
export const pageEditor = pgTable('page_editor', {
  /** The id that the browser gave it. */
  windowId: text('window_id').primaryKey(),
  pageId: recordId('page_id')
    .notNull()
    .references(() => page.id, { onDelete: 'cascade' }),
  userId: recordId('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  openedAt: instant('opened_at').notNull(),
  seenAt: instant('seen_at').notNull(),
})

/** A former path of a page, which redirects to it. */
export const pageRedirect = pgTable(
  'page_redirect',
  {
    path: text('path').primaryKey(),
    pageId: recordId('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.pageId)],
)

/** The settings of a site that all of its pages share; no row while nobody has changed them. */
export const siteSettings = pgTable('site_settings', {
  siteId: recordId('site_id').primaryKey(),
  revision: integer('revision').notNull(),
  /** By their sections, such as `header`. */
  settings: jsonb('settings').$type<Record<string, object>>().notNull(),
  savedAt: instant('saved_at').notNull(),
  savedById: recordId('saved_by_id'),
})

/** A text of a page or of the site settings, in another language. */
export interface StoredTranslation {
  /** The block that it is a setting of; empty for the title and description of a page, and for the site settings. */
  readonly blockId: string
  /** The setting that had the source text, such as `slides.0.title`. */
  readonly setting: string
  /** The text that was translated. */
  readonly source: string
  readonly text: string
}

/**
 * The translations of what site builders wrote into one language: of a page, slot or saved section by its id, of the
 * site settings by the id of the site.
 */
export const contentTranslation = pgTable(
  'content_translation',
  {
    ownerId: recordId('owner_id').notNull(),
    /** As the platform writes it, such as `es_US`. */
    language: text('language').notNull(),
    /** Incremented by every change. */
    revision: integer('revision').notNull(),
    /** Those that were saved last come last. */
    texts: jsonb('texts').$type<readonly StoredTranslation[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
    savedById: recordId('saved_by_id'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.language] })],
)

/** One state of a page's block tree. Versions are never changed, only added. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: recordId('id').primaryKey(),
    pageId: recordId('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    document: jsonb('document').$type<JsonDocument>().notNull(),
    authorId: recordId('author_id'),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.pageId, table.version), index().on(table.publishedAt)],
)

/** A piece of content besides pages and media, such as a news article. Without a moment of publishing it is a draft. */
export const contentItem = pgTable(
  'content_item',
  {
    id: recordId('id').primaryKey(),
    contentKey: text('content_key').notNull().unique(),
    /** The type's full name, such as `sfdc_cms__news`, and the name that people read. */
    typeName: text('type_name').notNull(),
    typeLabel: text('type_label').notNull(),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.publishedAt)],
)

/** What a piece of content says in one language, such as `en_US`. Its body refers to other content by `contentKey`. */
export const contentVariant = pgTable(
  'content_variant',
  {
    itemId: recordId('item_id')
      .notNull()
      .references(() => contentItem.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    title: text('title').notNull(),
    urlName: text('url_name'),
    body: jsonb('body').$type<Record<string, JsonDocument>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)
