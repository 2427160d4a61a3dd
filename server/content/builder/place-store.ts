import type { Executor } from '@hydrant/database/connection/database.ts'
import { page, pageRedirect } from '@hydrant/database/schema/content.ts'
import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import { and, eq, isNull, like, sql } from 'drizzle-orm'

/** Gives a page another path; what led from there to another page does so no more. */
export async function storePath(executor: Executor, pageId: string, path: string): Promise<void> {
  await executor.update(page).set({ path }).where(eq(page.id, pageId))
  await forgetRedirect(executor, path)
}

/** From a path nobody is led to another one any more, because a page answers there itself. */
export async function forgetRedirect(executor: Executor, path: string): Promise<void> {
  await executor.delete(pageRedirect).where(eq(pageRedirect.path, path))
}

/** Leads from a path to a page, wherever it answers. */
export async function storeRedirect(executor: Executor, path: string, pageId: string): Promise<void> {
  await executor
    .insert(pageRedirect)
    .values({ path: canonicalPath(path), pageId })
    .onConflictDoUpdate({ target: pageRedirect.path, set: { pageId, createdAt: sql`clock_timestamp()` } })
}

/** The home page, or null while there is none. */
export async function findHome(executor: Executor): Promise<{ readonly id: string; readonly path: string } | null> {
  const [found] = await executor
    .select({ id: page.id, path: page.path })
    .from(page)
    .where(and(eq(page.isHome, true), isNull(page.deletedAt)))
  return found ?? null
}

/** Whether a page is the home page. */
export async function storeIsHome(executor: Executor, pageId: string, isHome: boolean): Promise<void> {
  await executor.update(page).set({ isHome }).where(eq(page.id, pageId))
}

/** The paths that begin with a text and are taken. */
export async function findPathsFrom(executor: Executor, beginning: string): Promise<string[]> {
  const found = await executor
    .select({ path: page.path })
    .from(page)
    .where(and(isNull(page.deletedAt), like(page.path, `${beginning}%`)))
  return found.map(({ path }) => path)
}

/** Since when a page is deleted, and by whom; null brings it back. */
export async function storeDeletion(
  executor: Executor,
  pageId: string,
  deletion: { readonly at: Date; readonly byId: string } | null,
): Promise<void> {
  await executor
    .update(page)
    .set({ deletedAt: deletion?.at ?? null, deletedById: deletion?.byId ?? null })
    .where(eq(page.id, pageId))
}

/** Which version of a page visitors see; null for none. */
export async function storeUnpublished(executor: Executor, pageId: string): Promise<void> {
  await executor.update(page).set({ publishedVersion: null }).where(eq(page.id, pageId))
}

/** Which version is published by itself, and when; null for none. */
export async function storeSchedule(
  executor: Executor,
  pageId: string,
  schedule: { readonly version: number; readonly at: Date } | null,
): Promise<void> {
  await executor
    .update(page)
    .set({ scheduledVersion: schedule?.version ?? null, scheduledAt: schedule?.at ?? null })
    .where(eq(page.id, pageId))
}
