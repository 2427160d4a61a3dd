import type { Executor } from '@hydrant/database/connection/database.ts'
import { answeringPath, page, pageDraft, pageVersion } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, count, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAtAnyCase, type VersionContent } from '../version-store.ts'

const latest = alias(pageVersion, 'latest')
const isLatest = eq(
  latest.version,
  sql`(select max(every.version) from ${pageVersion} every where every.page_id = ${page.id})`,
)
const whoChanged = sql`case when ${pageDraft.pageId} is null then ${latest.authorId} else ${pageDraft.savedById} end`
const isDraftOpen = sql<boolean>`${pageDraft.title} is not null`

const SUMMARY = {
  id: page.id,
  path: page.path,
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

/** How a page stands, and what its draft is called. */
export interface PageSummaryRow {
  readonly id: string
  readonly path: string
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

/** A page, deleted or not; null when there is none. */
export async function findSummary(executor: Executor, pageId: string): Promise<PageSummaryRow | null> {
  const [row] = await selectSummaries(executor, eq(page.id, pageId))
  return row ?? null
}

/** The page other than this one that has a path, whatever the case of its letters; null when the path is free. */
export async function findSummaryAt(executor: Executor, path: string, pageId: string): Promise<PageSummaryRow | null> {
  return findOther(executor, path === '/' ? eq(page.isHome, true) : isAtAnyCase(path), pageId)
}

/** The page other than this one that has exactly this path; null when there is none. */
export async function findSummaryAtExactly(
  executor: Executor,
  path: string,
  pageId: string,
): Promise<PageSummaryRow | null> {
  return findOther(executor, eq(page.path, path), pageId)
}

async function findOther(executor: Executor, condition: SQL, pageId: string): Promise<PageSummaryRow | null> {
  const [row] = await selectSummaries(executor, and(condition, isNull(page.deletedAt), ne(page.id, pageId))).limit(1)
  return row ?? null
}

/** As `findSummary`, of a page that nobody else changes until the transaction ends. */
export async function lockSummary(executor: Executor, pageId: string): Promise<PageSummaryRow | null> {
  await executor.select({ id: page.id }).from(page).where(eq(page.id, pageId)).for('no key update')
  return findSummary(executor, pageId)
}

/** Pages with some words in their path or title, in the order of their paths, and how many there are. */
export async function findSummaries(
  executor: Executor,
  { words, offset, limit }: Wanted,
): Promise<{ pages: PageSummaryRow[]; total: number }> {
  const condition = and(isNull(page.deletedAt), holdsWords(words))
  const pages = await selectSummaries(executor, condition)
    .orderBy(asc(answeringPath), asc(page.id))
    .offset(offset)
    .limit(limit)
  return { pages, total: await countPages(executor, condition) }
}

/** Which pages are listed: those with some words in path or title, and how many of them from where on. */
interface Wanted {
  readonly words: string
  readonly offset: number
  readonly limit: number
}

function holdsWords(words: string): SQL | undefined {
  const holds = (text: SQL | typeof page.path): SQL => sql`position(lower(${words}) in lower(${text})) > 0`
  return words === '' ? undefined : sql`(${holds(page.path)} or ${holds(SUMMARY.title)})`
}

async function countPages(executor: Executor, condition: SQL | undefined): Promise<number> {
  const [counted] = await executor
    .select({ total: count() })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .where(condition)
  return counted?.total ?? 0
}

/** A deleted page, when it was deleted and by whom; null where that was not noted. */
export interface DeletedPageRow {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly deletedAt: Date
  readonly deletedBy: string | null
}

/** Deleted pages with some words in their path or title, those that were deleted last first, and how many there are. */
export async function findDeleted(
  executor: Executor,
  wanted: Wanted,
): Promise<{ pages: DeletedPageRow[]; total: number }> {
  const condition = and(isNotNull(page.deletedAt), holdsWords(wanted.words))
  const { id, path, title } = SUMMARY
  const pages = await executor
    .select({ id, path, title, deletedAt: sql`${page.deletedAt}`.mapWith(page.createdAt), deletedBy: user.name })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .leftJoin(user, eq(user.id, page.deletedById))
    .where(condition)
    .orderBy(desc(page.deletedAt), asc(page.id))
    .offset(wanted.offset)
    .limit(wanted.limit)
  return { pages, total: await countPages(executor, condition) }
}

/** What a page's draft says; null when the page has neither draft nor version. */
export async function findDraftContent(executor: Executor, pageId: string): Promise<VersionContent | null> {
  const [row] = await executor
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

/** What is written for a page, by whom, and which version it began as. */
export interface NewDraft {
  readonly pageId: string
  readonly content: VersionContent
  readonly basedOnVersion: number | null
  readonly savedById: string
}

/** Stores what a page's draft says from now on, and counts the change. */
export async function storeDraft(
  executor: Executor,
  { pageId, content, basedOnVersion, savedById }: NewDraft,
): Promise<void> {
  const saved = { ...content, basedOnVersion, savedAt: sql`clock_timestamp()`, savedById }
  await executor
    .insert(pageDraft)
    .values({ pageId, revision: 1, ...saved })
    .onConflictDoUpdate({ target: pageDraft.pageId, set: { ...saved, revision: sql`${pageDraft.revision} + 1` } })
}

/**
 * The draft says what is in the latest version: nothing is kept of it but how often it was changed, when and by whom.
 */
export async function closeDraft(executor: Executor, pageId: string): Promise<void> {
  await executor
    .update(pageDraft)
    .set({ title: null, description: null, document: null, basedOnVersion: null })
    .where(eq(pageDraft.pageId, pageId))
}

function selectSummaries(executor: Executor, condition: SQL | undefined) {
  return executor
    .select(SUMMARY)
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(latest, and(eq(latest.pageId, page.id), isLatest))
    .leftJoin(user, eq(user.id, whoChanged))
    .where(condition)
}
