import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { seoProperty } from '@hydrant/database/schema/seo.ts'
import { inArray } from 'drizzle-orm'

/** The SEO setting of a record, or of every record of an object. */
export type SeoSetting = typeof seoProperty.$inferSelect

/** Finds the SEO settings of these keys: ids of records and names of objects. */
export function findSeoSettings(db: ReadOnlyDb, keys: readonly string[]): Promise<SeoSetting[]> {
  return db
    .select()
    .from(seoProperty)
    .where(inArray(seoProperty.key, [...keys]))
}

/** Inserts SEO settings of records, by id, or of all records of an object, by its name; replaces existing ones. */
export async function upsertSeoSettings(
  tx: Transaction,
  settings: ReadonlyArray<typeof seoProperty.$inferInsert>,
): Promise<void> {
  for (const setting of settings)
    await tx.insert(seoProperty).values(setting).onConflictDoUpdate({ target: seoProperty.key, set: setting })
}
