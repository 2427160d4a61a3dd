import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { page, pageVersion } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { VersionContent } from '../version-store.ts'

/** A version of a page, as the list of versions shows it. */
export interface VersionRow {
  readonly version: number
  readonly title: string
  readonly createdAt: Date
  readonly createdBy: string | null
  readonly publishedAt: Date | null
  readonly isLive: boolean
}

const VERSION_COLUMNS = {
  version: pageVersion.version,
  title: pageVersion.title,
  createdAt: pageVersion.createdAt,
  createdBy: user.name,
  publishedAt: pageVersion.publishedAt,
  isLive: sql<boolean>`coalesce(${pageVersion.version} = ${page.publishedVersion}, false)`,
}

/** Finds a range of the versions of a page, newest first, and their total number. */
export async function findVersionRange(
  db: ReadOnlyDb,
  pageId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ versions: VersionRow[]; total: number }> {
  const versions = await db
    .select(VERSION_COLUMNS)
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.pageId))
    .leftJoin(user, eq(user.id, pageVersion.authorId))
    .where(eq(pageVersion.pageId, pageId))
    .orderBy(desc(pageVersion.version))
    .offset(offset)
    .limit(limit)
  const [countRow] = await db.select({ total: count() }).from(pageVersion).where(eq(pageVersion.pageId, pageId))
  return { versions, total: countRow?.total ?? 0 }
}

/** Finds a version with its content, or null. */
export async function findVersion(
  db: ReadOnlyDb,
  pageId: string,
  version: number,
): Promise<(VersionRow & VersionContent) | null> {
  const [row] = await db
    .select({
      ...VERSION_COLUMNS,
      description: sql<string>`coalesce(${pageVersion.description}, '')`,
      document: pageVersion.document,
    })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.pageId))
    .leftJoin(user, eq(user.id, pageVersion.authorId))
    .where(and(eq(pageVersion.pageId, pageId), eq(pageVersion.version, version)))
  return row ?? null
}
