import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { page, pageDraft, type PageKind, pageVersion } from '@hydrant/database/schema/content.ts'
import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import { and, asc, desc, eq, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'

export type { Database, PageKind, ReadOnlyDb, Transaction }

/** The content of a version. */
export interface VersionContent {
  readonly title: string
  readonly description: string
  readonly document: Json
}

/** Locks the paths of all pages until the transaction ends, so that only one transaction at a time changes them. */
export async function lockPagePaths(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('places of pages', 0))`)
}

/**
 * Returns the condition that a page has a path, ignoring case: by the rules of the C locale, because Turkish changes
 * the letter I.
 */
export function toPathIgnoringCaseCondition(path: string): SQL {
  return sql`lower(${page.path} collate "C") = ${toLowerCasePath(path)}`
}

/** Locks the page at a path until the transaction ends, and returns its id; null if there is none. */
export async function lockPageAtPath(tx: Transaction, path: string): Promise<string | null> {
  const matchesPath = path === '/' ? or(eq(page.isHome, true), eq(page.path, path)) : toPathIgnoringCaseCondition(path)
  const [row] = await tx
    .select({ id: page.id })
    .from(page)
    .where(and(isNull(page.deletedAt), matchesPath))
    .orderBy(desc(eq(page.path, path)), desc(eq(page.path, toLowerCasePath(path))), asc(page.id))
    .limit(1)
    .for('no key update')
  return row?.id ?? null
}

/** Inserts an empty page, or a page slot; the first page at `/` is the home page. */
export async function insertPage(
  tx: Transaction,
  { id, path, kind = 'page' }: { readonly id: string; readonly path: string; readonly kind?: PageKind },
): Promise<void> {
  await tx.insert(page).values({ id, path, kind, isHome: path === '/' })
}

/** Inserts the next version of a locked page; returns its number. */
export async function insertVersion(
  tx: Transaction,
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
  const [row] = await tx
    .select({ last: max(pageVersion.version) })
    .from(pageVersion)
    .where(eq(pageVersion.pageId, keys.pageId))
  const version = (row?.last ?? 0) + 1
  await tx.insert(pageVersion).values({ ...keys, ...content, version })
  return version
}

/**
 * Increments the revision of a page after a change that is not one of its draft, such as publishing, so that editors
 * with an older revision get a conflict.
 */
export async function incrementRevision(tx: Transaction, pageId: string, savedById: string | null): Promise<void> {
  const savedAt = sql`clock_timestamp()`
  await tx
    .insert(pageDraft)
    .values({ pageId, revision: 1, savedAt, savedById })
    .onConflictDoUpdate({
      target: pageDraft.pageId,
      set: { revision: sql`${pageDraft.revision} + 1`, savedAt, savedById },
    })
}

/** Publishes a version of a page and cancels its schedule; returns false if the page has no such version. */
export async function setPublishedVersion(tx: Transaction, pageId: string, version: number): Promise<boolean> {
  const publishedRows = await tx
    .update(pageVersion)
    .set({ publishedAt: sql`clock_timestamp()` })
    .where(and(eq(pageVersion.pageId, pageId), eq(pageVersion.version, version)))
    .returning({ version: pageVersion.version })
  if (publishedRows.length === 0) return false
  await tx
    .update(page)
    .set({ publishedVersion: version, scheduledVersion: null, scheduledAt: null })
    .where(eq(page.id, pageId))
  return true
}

/** A page that is due to be published. */
export interface DuePage {
  readonly id: string
  readonly version: number
}

/** Whether any page is due to be published at a time. */
export async function isAnyPageDue(db: ReadOnlyDb, now: Date): Promise<boolean> {
  const duePages = await db
    .select({ id: page.id })
    .from(page)
    .where(and(lte(page.scheduledAt, now), isNull(page.deletedAt)))
    .limit(1)
  return duePages.length > 0
}

/** Finds and locks the pages that are due at a time; pages locked by others are skipped until the next time. */
export async function lockDuePages(tx: Transaction, now: Date): Promise<DuePage[]> {
  const duePages = await tx
    .select({ id: page.id, version: page.scheduledVersion })
    .from(page)
    .where(and(lte(page.scheduledAt, now), isNull(page.deletedAt)))
    .for('no key update', { skipLocked: true })
  return duePages.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]))
}
