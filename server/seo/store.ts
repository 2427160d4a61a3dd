import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { seoProperty } from '@hydrant/database/schema/seo.ts'
import { eq, inArray } from 'drizzle-orm'

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

type SettingValues = Pick<typeof seoProperty.$inferInsert, 'key' | 'title' | 'description' | 'isIndexed'>

/** Inserts the SEO setting of a record, and returns its id. */
export async function insertSeoSetting(tx: Transaction, values: SettingValues): Promise<string> {
  const [row] = await tx.insert(seoProperty).values(values).returning({ id: seoProperty.id })
  return row?.id ?? ''
}

/** Changes an SEO setting; undefined values stay as they are. */
export async function updateSeoSetting(
  tx: Transaction,
  id: string,
  changes: Omit<{ readonly [Name in keyof SettingValues]?: SettingValues[Name] | undefined }, 'key'>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx.update(seoProperty).set(changes).where(eq(seoProperty.id, id))
}

/** Deletes an SEO setting, so that the one of all records of the object counts. */
export async function deleteSeoSetting(tx: Transaction, id: string): Promise<void> {
  await tx.delete(seoProperty).where(eq(seoProperty.id, id))
}
