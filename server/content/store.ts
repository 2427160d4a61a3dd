import type { Executor } from '@hydrant/database/connection/database.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { answeringPath, page, pageDraft, pageRedirect, pageVersion } from '@hydrant/database/schema/content.ts'
import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** A page in one of its states. `path` is where it answers now; `version` is 0 for a draft that began as none. */
export interface PageState {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly version: number
  readonly document: Json
}

const STATE = {
  id: page.id,
  path: answeringPath,
  title: pageVersion.title,
  description: sql<string>`coalesce(${pageVersion.description}, '')`,
  version: pageVersion.version,
  document: pageVersion.document,
}

/**
 * Pages that answer at a path, whatever the case of its letters, or did so before; the first one in this order is
 * meant.
 */
function atPath(path: string): { readonly condition: SQL | undefined; readonly nearestFirst: SQL } {
  const canonical = canonicalPath(path)
  const answers = path === '/' ? eq(page.isHome, true) : inArray(page.path, [path, canonical])
  const moved = sql`${page.id} = (select ${pageRedirect.pageId} from ${pageRedirect} where ${pageRedirect.path} = ${canonical})`
  // Of pages from before paths were in small letters two may differ by these alone: each is found by its own.
  const nearestFirst = sql`case when ${page.path} = ${path} then 0 when ${answers} then 1 when ${moved} then 2 else 3 end`
  return {
    condition: and(isNull(page.deletedAt), or(answers, moved, path === '/' ? undefined : isLeftWithCapitals(path))),
    nearestFirst,
  }
}

/**
 * Whether a page from before paths were in small letters is the only one left at a path. All pages are looked through
 * where none has the path itself, and only there.
 */
function isLeftWithCapitals(path: string): SQL {
  return sql`${page.id} = case
    when exists (select from ${page} nearer where nearer.path in (${path}, ${canonicalPath(path)}) and nearer.deleted_at is null) then null
    else (select left_over.id from ${page} left_over where lower(left_over.path collate "C") = ${canonicalPath(path)} and left_over.deleted_at is null order by left_over.id limit 1)
  end`
}

/** The page at a path as visitors see it at a moment, which may be one to come; null when they see none. */
export async function findPublishedPage(
  executor: Executor,
  path: string,
  at: Date | null = null,
): Promise<PageState | null> {
  const { condition, nearestFirst } = atPath(path)
  const shown =
    at === null
      ? page.publishedVersion
      : sql`case when ${lte(page.scheduledAt, at)} then ${page.scheduledVersion} else ${page.publishedVersion} end`
  const [row] = await executor
    .select(STATE)
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, shown)))
    .where(condition)
    .orderBy(nearestFirst)
    .limit(1)
  return row ?? null
}

/** The published version of a page by its id, or null. */
export async function findPublishedPageById(executor: Executor, id: string): Promise<PageState | null> {
  const [row] = await executor
    .select(STATE)
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, page.publishedVersion)))
    .where(and(eq(page.id, id), isNull(page.deletedAt)))
  return row ?? null
}

/** The draft of the page at a path: what is being written, or else its latest version; null when there is no page. */
export async function findDraftPage(executor: Executor, path: string): Promise<PageState | null> {
  const { condition, nearestFirst } = atPath(path)
  const [row] = await executor
    .select({ ...STATE, version: sql<number>`coalesce(${pageVersion.version}, 0)`, draft: pageDraft })
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

/** A version that visitors have seen, and whether they still do. */
export interface PublishedVersion {
  readonly document: Json
  readonly isCurrent: boolean
  /** When the version that visitors see now was published; null when they see none. */
  readonly replacedAt: Date | null
}

/** A version that is, or was, published at a path; null for any other. */
export async function findPublishedVersion(
  executor: Executor,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<PublishedVersion | null> {
  const { condition, nearestFirst } = atPath(path)
  const current = alias(pageVersion, 'current')
  const [row] = await executor
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
