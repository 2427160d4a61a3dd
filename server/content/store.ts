import type { Executor } from '@hydrant/database/connection/database.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { page, pageVersion } from '@hydrant/database/schema/content.ts'
import { and, eq, type SQL } from 'drizzle-orm'

/** A page as it is published. */
export interface PublishedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly version: number
  readonly document: Json
}

/** The published version of the page at a path, or null. */
export function findPublishedPage(executor: Executor, path: string): Promise<PublishedPage | null> {
  return findPublished(executor, eq(page.path, path))
}

/** The published version of a page by its id, or null. */
export function findPublishedPageById(executor: Executor, id: string): Promise<PublishedPage | null> {
  return findPublished(executor, eq(page.id, id))
}

async function findPublished(executor: Executor, which: SQL): Promise<PublishedPage | null> {
  const [row] = await executor
    .select({ path: page.path, title: pageVersion.title, description: pageVersion.description, version: pageVersion.version, document: pageVersion.document })
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, page.publishedVersion)))
    .where(which)
  return row === undefined ? null : { ...row, description: row.description ?? '' }
}

/** Stores a page whose first version is published at once. */
export async function insertPublishedPage(executor: Executor, values: { id: string; versionId: string; path: string; title: string; description: string; document: Json }): Promise<void> {
  const { id, versionId, path, ...content } = values
  await executor.insert(page).values({ id, path, publishedVersion: 1 })
  await executor.insert(pageVersion).values({ ...content, id: versionId, pageId: id, version: 1, publishedAt: new Date() })
}
