import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { answeringPath, page, pageDraft, pageRedirect, pageVersion } from '@hydrant/database/schema/content.ts'
import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/**
 * A page with one of its versions or its draft. `path` is its current path; `version` is 0 for a draft based on none.
 */
export interface PageState {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly version: number
  readonly document: Json
}

const PAGE_COLUMNS = {
  id: page.id,
  path: answeringPath,
  title: pageVersion.title,
  description: sql<string>`coalesce(${pageVersion.description}, '')`,
  version: pageVersion.version,
  document: pageVersion.document,
}

/**
 * Returns the condition for pages that have or had a path, ignoring case, and the order in which the first one is the
 * best match.
 */
function toPathConditionAndOrder(path: string): { readonly condition: SQL | undefined; readonly nearestFirst: SQL } {
  const canonical = toLowerCasePath(path)
  const matchesPath = path === '/' ? eq(page.isHome, true) : inArray(page.path, [path, canonical])
  const isRedirectTarget = sql`${page.id} = (select ${pageRedirect.pageId} from ${pageRedirect} where ${pageRedirect.path} = ${canonical})`
  // The paths of two old pages, from before paths were in lower case, may differ in case only: each page is found at
  // exactly its own path.
  const nearestFirst = sql`case when ${page.path} = ${path} then 0 when ${matchesPath} then 1 when ${isRedirectTarget} then 2 else 3 end`
  return {
    condition: and(
      isNull(page.deletedAt),
      or(matchesPath, isRedirectTarget, path === '/' ? undefined : toPathInOtherCaseCondition(path)),
    ),
    nearestFirst,
  }
}

/**
 * Returns the condition that a page's path differs from `path` in case only, and that no page has `path` itself. Such
 * pages were created before paths were in lower case. All pages are searched only if no page has the path.
 */
function toPathInOtherCaseCondition(path: string): SQL {
  return sql`${page.id} = case
    when exists (select from ${page} nearer where nearer.path in (${path}, ${toLowerCasePath(path)}) and nearer.deleted_at is null) then null
    else (select left_over.id from ${page} left_over where lower(left_over.path collate "C") = ${toLowerCasePath(path)} and left_over.deleted_at is null order by left_over.id limit 1)
  end`
}

/** Finds the page at a path as visitors see it now, or at a time in the future; null if it is not published. */
export async function findPublishedPage(
  db: ReadOnlyDb,
  path: string,
  at: Date | null = null,
): Promise<PageState | null> {
  const { condition, nearestFirst } = toPathConditionAndOrder(path)
  const visibleVersion =
    at === null
      ? page.publishedVersion
      : sql`case when ${lte(page.scheduledAt, at)} then ${page.scheduledVersion} else ${page.publishedVersion} end`
  const [row] = await db
    .select(PAGE_COLUMNS)
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, visibleVersion)))
    .where(condition)
    .orderBy(nearestFirst)
    .limit(1)
  return row ?? null
}

/** Finds the published version of a page by the page's id, or null. */
export async function findPublishedPageById(db: ReadOnlyDb, id: string): Promise<PageState | null> {
  const [row] = await db
    .select(PAGE_COLUMNS)
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, page.publishedVersion)))
    .where(and(eq(page.id, id), eq(page.kind, 'page'), isNull(page.deletedAt)))
  return row ?? null
}

/** Finds the draft of the page at a path, or else its latest version; null if there is no page. */
export async function findDraftOrLatestPage(db: ReadOnlyDb, path: string): Promise<PageState | null> {
  const { condition, nearestFirst } = toPathConditionAndOrder(path)
  const [row] = await db
    .select({ ...PAGE_COLUMNS, version: sql<number>`coalesce(${pageVersion.version}, 0)`, draft: pageDraft })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(pageVersion, eq(pageVersion.pageId, page.id))
    .where(condition)
    .orderBy(nearestFirst, desc(pageVersion.version))
    .limit(1)
  if (row === undefined) return null
  const { draft, ...latest } = row
  const { title, document } = latest
  if (draft !== null && draft.title !== null)
    return {
      ...latest,
      title: draft.title,
      description: draft.description ?? '',
      version: draft.basedOnVersion ?? 0,
      document: draft.document,
    }
  return title === null ? null : { ...latest, title, document }
}

/** A version that is or was published, and whether it still is. */
export interface PublishedVersion {
  readonly document: Json
  readonly isCurrent: boolean
  /** When the version that is published now was published; null if the page is unpublished. */
  readonly replacedAt: Date | null
}

/**
 * Finds a version that is or was published of the page at a path: a visitor may still have it open. Returns null for a
 * version that was never published.
 */
export async function findOncePublishedVersion(
  db: ReadOnlyDb,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<PublishedVersion | null> {
  const { condition, nearestFirst } = toPathConditionAndOrder(path)
  const current = alias(pageVersion, 'current')
  const [row] = await db
    .select({
      document: pageVersion.document,
      publishedVersion: page.publishedVersion,
      replacedAt: current.publishedAt,
    })
    .from(page)
    .innerJoin(
      pageVersion,
      and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, version), isNotNull(pageVersion.publishedAt)),
    )
    .leftJoin(current, and(eq(current.pageId, page.id), eq(current.version, page.publishedVersion)))
    .where(condition)
    .orderBy(nearestFirst)
    .limit(1)
  return row === undefined
    ? null
    : { document: row.document, isCurrent: row.publishedVersion === version, replacedAt: row.replacedAt }
}
