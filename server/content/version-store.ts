import type { Executor } from '@hydrant/database/connection/database.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { page, pageDraft, pageVersion } from '@hydrant/database/schema/content.ts'
import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import { and, asc, desc, eq, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'

export type { Executor }

/** What a version says. */
export interface VersionContent {
  readonly title: string
  readonly description: string
  readonly document: Json
}

/** Lets one transaction at a time change which page answers where. */
export async function lockPlaces(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('places of pages', 0))`)
}

/**
 * Whether a page has a path, whatever the case of its letters: under the rules of C, because those of Turkish make
 * another letter of I.
 */
export function isAtAnyCase(path: string): SQL {
  return sql`lower(${page.path} collate "C") = ${canonicalPath(path)}`
}

/** The page that answers at a path, which nobody else changes until the transaction ends; null when there is none. */
export async function lockPageAt(executor: Executor, path: string): Promise<string | null> {
  const answers = path === '/' ? or(eq(page.isHome, true), eq(page.path, path)) : isAtAnyCase(path)
  const [found] = await executor
    .select({ id: page.id })
    .from(page)
    .where(and(isNull(page.deletedAt), answers))
    .orderBy(desc(eq(page.path, path)), desc(eq(page.path, canonicalPath(path))), asc(page.id))
    .limit(1)
    .for('no key update')
  return found?.id ?? null
}

/** Stores a new page, without anything on it; the first one at `/` is the home page. */
export async function insertPage(
  executor: Executor,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<void> {
  await executor.insert(page).values({ id, path, isHome: path === '/' })
}

/** Stores the next version of a page that is locked; answers its number. */
export async function insertVersion(
  executor: Executor,
  {
    content,
    ...keys
  }: {
    readonly id: string
    readonly pageId: string
    readonly authorId: string | null
    readonly content: VersionContent
  },
): Promise<number> {
  const [found] = await executor
    .select({ last: max(pageVersion.version) })
    .from(pageVersion)
    .where(eq(pageVersion.pageId, keys.pageId))
  const version = (found?.last ?? 0) + 1
  await executor.insert(pageVersion).values({ ...keys, ...content, version })
  return version
}

/**
 * Counts a change of a page that is not its draft's, such as that it was published, so that whoever has seen it before
 * is told.
 */
export async function countChange(executor: Executor, pageId: string, savedById: string | null): Promise<void> {
  const savedAt = sql`clock_timestamp()`
  await executor
    .insert(pageDraft)
    .values({ pageId, revision: 1, savedAt, savedById })
    .onConflictDoUpdate({
      target: pageDraft.pageId,
      set: { revision: sql`${pageDraft.revision} + 1`, savedAt, savedById },
    })
}

/**
 * Shows a version of a page to its visitors, and gives up what was planned for later; false when the page has no such
 * version.
 */
export async function storePublication(executor: Executor, pageId: string, version: number): Promise<boolean> {
  const published = await executor
    .update(pageVersion)
    .set({ publishedAt: sql`clock_timestamp()` })
    .where(and(eq(pageVersion.pageId, pageId), eq(pageVersion.version, version)))
    .returning({ version: pageVersion.version })
  if (published.length === 0) return false
  await executor
    .update(page)
    .set({ publishedVersion: version, scheduledVersion: null, scheduledAt: null })
    .where(eq(page.id, pageId))
  return true
}

/** A page whose moment has come. */
export interface DuePage {
  readonly id: string
  readonly version: number
}

/** Whether any page was to be published until a moment. */
export async function isAnyPageDue(executor: Executor, now: Date): Promise<boolean> {
  const due = await executor
    .select({ id: page.id })
    .from(page)
    .where(and(lte(page.scheduledAt, now), isNull(page.deletedAt)))
    .limit(1)
  return due.length > 0
}

/** Pages that were to be published until a moment; those that somebody is changing have their turn later. */
export async function lockDuePages(executor: Executor, now: Date): Promise<DuePage[]> {
  const due = await executor
    .select({ id: page.id, version: page.scheduledVersion })
    .from(page)
    .where(and(lte(page.scheduledAt, now), isNull(page.deletedAt)))
    .for('no key update', { skipLocked: true })
  return due.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]))
}
