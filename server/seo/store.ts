import type { Executor } from '@hydrant/database/connection/database.ts'
import { seoProperty } from '@hydrant/database/schema/seo.ts'
import { inArray } from 'drizzle-orm'

/** What is set for a record, or for every record of an object. */
export type SeoSetting = typeof seoProperty.$inferSelect

/** The settings under these keys: ids of records and names of objects. */
export function findSettings(executor: Executor, keys: readonly string[]): Promise<SeoSetting[]> {
  return executor
    .select()
    .from(seoProperty)
    .where(inArray(seoProperty.key, [...keys]))
}

/** Stores settings; what was set under a key before is replaced. */
export async function upsertSettings(
  executor: Executor,
  settings: ReadonlyArray<typeof seoProperty.$inferInsert>,
): Promise<void> {
  for (const setting of settings)
    await executor.insert(seoProperty).values(setting).onConflictDoUpdate({ target: seoProperty.key, set: setting })
}
