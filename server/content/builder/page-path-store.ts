import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { page, pageRedirect } from '@hydrant/database/schema/content.ts'
import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import { and, eq, isNull, like, sql } from 'drizzle-orm'

/** Changes the path of a page, and deletes the redirect from the new path, if there is one. */
export async function updatePathAndDeleteRedirect(tx: Transaction, pageId: string, path: string): Promise<void> {
  await tx.update(page).set({ path }).where(eq(page.id, pageId))
  await deleteRedirect(tx, path)
}

/** Deletes the redirect from a path, so that it does not hide a page that has the path now. */
export async function deleteRedirect(tx: Transaction, path: string): Promise<void> {
  await tx.delete(pageRedirect).where(eq(pageRedirect.path, path))
}

/** Stores a redirect from a path to a page, whatever path the page has when a visitor follows it. */
export async function upsertRedirect(tx: Transaction, path: string, pageId: string): Promise<void> {
  await tx
    .insert(pageRedirect)
    .values({ path: toLowerCasePath(path), pageId })
    .onConflictDoUpdate({ target: pageRedirect.path, set: { pageId, createdAt: sql`clock_timestamp()` } })
}

/** Finds the home page; null while there is none. */
export async function findHomePage(db: ReadOnlyDb): Promise<{ readonly id: string; readonly path: string } | null> {
  const [homePage] = await db
    .select({ id: page.id, path: page.path })
    .from(page)
    .where(and(eq(page.isHome, true), isNull(page.deletedAt)))
  return homePage ?? null
}

/** Stores whether a page is the home page. */
export async function updateIsHome(tx: Transaction, pageId: string, isHome: boolean): Promise<void> {
  await tx.update(page).set({ isHome }).where(eq(page.id, pageId))
}

/** Finds the paths of pages that begin with a text. */
export async function findPathsWithPrefix(db: ReadOnlyDb, prefix: string): Promise<string[]> {
  const pagesWithPrefix = await db
    .select({ path: page.path })
    .from(page)
    .where(and(isNull(page.deletedAt), like(page.path, `${prefix}%`)))
  return pagesWithPrefix.map(({ path }) => path)
}

/** Stores when and by whom a page was deleted; null restores it. */
export async function updatePageDeletion(
  tx: Transaction,
  pageId: string,
  deletion: { readonly at: Date; readonly byId: string } | null,
): Promise<void> {
  await tx
    .update(page)
    .set({ deletedAt: deletion?.at ?? null, deletedById: deletion?.byId ?? null })
    .where(eq(page.id, pageId))
}

/** Unpublishes a page. */
export async function clearPublishedVersion(tx: Transaction, pageId: string): Promise<void> {
  await tx.update(page).set({ publishedVersion: null }).where(eq(page.id, pageId))
}

/** Stores which version is published automatically, and when; null for none. */
export async function updateSchedule(
  tx: Transaction,
  pageId: string,
  schedule: { readonly version: number; readonly at: Date } | null,
): Promise<void> {
  await tx
    .update(page)
    .set({ scheduledVersion: schedule?.version ?? null, scheduledAt: schedule?.at ?? null })
    .where(eq(page.id, pageId))
}
