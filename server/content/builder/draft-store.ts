import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { category, product } from '@hydrant/database/schema/catalogue.ts'
import { answeringPath, page, pageDraft, type PageKind, pageVersion } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toPathIgnoringCaseCondition, type VersionContent } from '../version-store.ts'

const latest = alias(pageVersion, 'latest')
const isLatest = eq(
  latest.version,
  sql`(select max(every.version) from ${pageVersion} every where every.page_id = ${page.id})`,
)
const lastEditorId = sql`case when ${pageDraft.pageId} is null then ${latest.authorId} else ${pageDraft.savedById} end`
const isDraftOpen = sql<boolean>`${pageDraft.title} is not null`

// The category or product that a page slot is for is the third part of its path.
const targetName = sql<
  string | null
>`case when ${page.kind} = 'slot' then coalesce((select target.name from ${category} target where target.id = split_part(${page.path}, '/', 3)), (select target.name from ${product} target where target.id = split_part(${page.path}, '/', 3))) end`

const SUMMARY_COLUMNS = {
  id: page.id,
  kind: page.kind,
  path: page.path,
  targetName,
  isHome: page.isHome,
  publishedVersion: page.publishedVersion,
  scheduledVersion: page.scheduledVersion,
  scheduledAt: page.scheduledAt,
  deletedAt: page.deletedAt,
  title: sql<string>`coalesce(${pageDraft.title}, ${latest.title}, '')`,
  description: sql<string>`case when ${isDraftOpen} then coalesce(${pageDraft.description}, '') else coalesce(${latest.description}, '') end`,
  revision: sql<number>`coalesce(${pageDraft.revision}, 0)`,
  latestVersion: sql<number | null>`${latest.version}`,
  basedOnVersion: sql<
    number | null
  >`case when ${isDraftOpen} then ${pageDraft.basedOnVersion} else ${latest.version} end`,
  isDraftOpen,
  wasPublished: sql<boolean>`exists (select from ${pageVersion} seen where seen.page_id = ${page.id} and seen.published_at is not null)`,
  changedAt: sql`coalesce(${pageDraft.savedAt}, ${latest.createdAt}, ${page.createdAt})`.mapWith(page.createdAt),
  changedBy: user.name,
  changedById: user.id,
}

/** A page's state, and the title and description of its draft. */
export interface PageSummaryRow {
  readonly id: string
  readonly kind: PageKind
  readonly path: string
  /** The name of the category or product that a page slot is for; null for none. */
  readonly targetName: string | null
  readonly isHome: boolean
  readonly publishedVersion: number | null
  readonly scheduledVersion: number | null
  readonly scheduledAt: Date | null
  readonly deletedAt: Date | null
  readonly title: string
  readonly description: string
  readonly revision: number
  readonly latestVersion: number | null
  readonly basedOnVersion: number | null
  readonly isDraftOpen: boolean
  readonly wasPublished: boolean
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly changedById: string | null
}

/** Finds a page by id, deleted or not; null if there is none. */
export async function findPageSummary(db: ReadOnlyDb, pageId: string): Promise<PageSummaryRow | null> {
  const [row] = await selectSummaries(db, eq(page.id, pageId))
  return row ?? null
}

/** Finds pages by their ids, deleted or not, in no particular order. */
export async function findPageSummariesByIds(db: ReadOnlyDb, pageIds: readonly string[]): Promise<PageSummaryRow[]> {
  return pageIds.length === 0 ? [] : selectSummaries(db, inArray(page.id, [...pageIds]))
}

/** Finds another page with this path, ignoring case; null if the path is free. */
export async function findOtherPageAtPath(
  db: ReadOnlyDb,
  path: string,
  pageId: string,
): Promise<PageSummaryRow | null> {
  return findOtherPage(db, path === '/' ? eq(page.isHome, true) : toPathIgnoringCaseCondition(path), pageId)
}

/** Finds another page with exactly this path; null if there is none. */
export async function findOtherPageAtExactPath(
  db: ReadOnlyDb,
  path: string,
  pageId: string,
): Promise<PageSummaryRow | null> {
  return findOtherPage(db, eq(page.path, path), pageId)
}

async function findOtherPage(db: ReadOnlyDb, condition: SQL, pageId: string): Promise<PageSummaryRow | null> {
  const [row] = await selectSummaries(db, and(condition, isNull(page.deletedAt), ne(page.id, pageId))).limit(1)
  return row ?? null
}

/** Finds a page as `findPageSummary` does, and locks it until the transaction ends. */
export async function lockPageSummary(tx: Transaction, pageId: string): Promise<PageSummaryRow | null> {
  await tx.select({ id: page.id }).from(page).where(eq(page.id, pageId)).for('no key update')
  return findPageSummary(tx, pageId)
}

/** Finds the pages of a kind with a text in their path or title, in path order, and their total number. */
export async function findPageSummaries(
  db: ReadOnlyDb,
  { kind, searchText, offset, limit }: PageListQuery & { readonly kind: PageKind },
): Promise<{ pages: PageSummaryRow[]; total: number }> {
  const condition = and(eq(page.kind, kind), isNull(page.deletedAt), toSearchCondition(searchText))
  const pages = await selectSummaries(db, condition)
    .orderBy(asc(answeringPath), asc(page.id))
    .offset(offset)
    .limit(limit)
  return { pages, total: await countPages(db, condition) }
}

/** Which pages to list: the text to find in path or title, and the window of the list. */
interface PageListQuery {
  readonly searchText: string
  readonly offset: number
  readonly limit: number
}

function toSearchCondition(searchText: string): SQL | undefined {
  const toContainsCondition = (text: SQL | typeof page.path): SQL =>
    sql`position(lower(${searchText}) in lower(${text})) > 0`
  return searchText === ''
    ? undefined
    : sql`(${toContainsCondition(page.path)} or ${toContainsCondition(SUMMARY_COLUMNS.title)})`
}

async function countPages(db: ReadOnlyDb, condition: SQL | undefined): Promise<number> {
  const [countRow] = await db
    .select({ total: count() })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .where(condition)
  return countRow?.total ?? 0
}

/** A deleted page, and when and by whom it was deleted; null where that is unknown. */
export interface DeletedPageRow {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly deletedAt: Date
  readonly deletedBy: string | null
}

/** Finds the deleted pages with a text in their path or title, most recently deleted first, and their total number. */
export async function findDeletedPages(
  db: ReadOnlyDb,
  query: PageListQuery,
): Promise<{ pages: DeletedPageRow[]; total: number }> {
  const condition = and(isNotNull(page.deletedAt), toSearchCondition(query.searchText))
  const { id, path, title } = SUMMARY_COLUMNS
  const pages = await db
    .select({ id, path, title, deletedAt: sql`${page.deletedAt}`.mapWith(page.createdAt), deletedBy: user.name })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .leftJoin(user, eq(user.id, page.deletedById))
    .where(condition)
    .orderBy(desc(page.deletedAt), asc(page.id))
    .offset(query.offset)
    .limit(query.limit)
  return { pages, total: await countPages(db, condition) }
}

/** Finds the content of a page's draft, or else of its latest version; null if it has neither. */
export async function findDraftOrLatestContent(db: ReadOnlyDb, pageId: string): Promise<VersionContent | null> {
  const [row] = await db
    .select({
      draft: { title: pageDraft.title, description: pageDraft.description, document: pageDraft.document },
      version: { title: latest.title, description: latest.description, document: latest.document },
    })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .where(eq(page.id, pageId))
  if (row === undefined) return null
  const { draft, version } = row
  if (draft !== null && draft.title !== null)
    return { title: draft.title, description: draft.description ?? '', document: draft.document }
  return version === null ? null : { ...version, description: version.description ?? '' }
}

/** The content of a draft, its author, and the version that it is based on. */
export interface NewDraft {
  readonly pageId: string
  readonly content: VersionContent
  readonly basedOnVersion: number | null
  readonly savedById: string
}

/** Stores the draft of a page and increments the page's revision. */
export async function upsertDraft(
  tx: Transaction,
  { pageId, content, basedOnVersion, savedById }: NewDraft,
): Promise<void> {
  const draftColumns = { ...content, basedOnVersion, savedAt: sql`clock_timestamp()`, savedById }
  await tx
    .insert(pageDraft)
    .values({ pageId, revision: 1, ...draftColumns })
    .onConflictDoUpdate({
      target: pageDraft.pageId,
      set: { ...draftColumns, revision: sql`${pageDraft.revision} + 1` },
    })
}

/**
 * Removes the content of a draft, because the latest version is equal to it. The draft's revision and last change
 * remain.
 */
export async function clearDraftContent(tx: Transaction, pageId: string): Promise<void> {
  await tx
    .update(pageDraft)
    .set({ title: null, description: null, document: null, basedOnVersion: null })
    .where(eq(pageDraft.pageId, pageId))
}

function selectSummaries(db: ReadOnlyDb, condition: SQL | undefined) {
  return db
    .select(SUMMARY_COLUMNS)
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .leftJoin(user, eq(user.id, lastEditorId))
    .where(condition)
}
