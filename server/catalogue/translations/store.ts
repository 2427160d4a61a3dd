import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toAnyOfCondition } from '@hydrant/database/connection/text-array.ts'
import { categoryTranslation, productTranslation } from '@hydrant/database/schema/translations.ts'
import { and, eq, getTableName, sql } from 'drizzle-orm'

export type { ReadOnlyDb }

/** What has texts in other languages. */
export type TranslatedKind = 'product' | 'category'

const TABLES = { product: productTranslation, category: categoryTranslation } as const

/** The texts of a product or category in a language. */
export type Translation = Pick<typeof productTranslation.$inferSelect, 'parentId' | 'language' | 'name' | 'description'>

/** Finds the codes of the languages in which there is any text. */
export async function findLanguages(db: ReadOnlyDb, kind: TranslatedKind): Promise<Set<string>> {
  const table = sql.identifier(getTableName(TABLES[kind]))
  // One look into the index for each language, however many texts there are.
  const { rows } = await db.execute<{ language: string }>(sql`
    with recursive found as (
      select min(language) as language from ${table}
      union all
      select (select min(language) from ${table} where language > found.language) from found where language is not null
    )
    select language from found where language is not null`)
  return new Set(rows.map(({ language }) => language))
}

/** Finds the texts of products or categories in these languages. */
export function findTranslations(
  db: ReadOnlyDb,
  kind: TranslatedKind,
  { parentIds, languages }: { readonly parentIds: readonly string[]; readonly languages: readonly string[] },
): Promise<Translation[]> {
  const { parentId, language, name, description } = TABLES[kind]
  return db
    .select({ parentId, language, name, description })
    .from(TABLES[kind])
    .where(and(toAnyOfCondition(parentId, parentIds), toAnyOfCondition(language, languages)))
}

/** Inserts the texts of a product or category in a language, and returns the id of the row. */
export async function insertTranslation(
  tx: Transaction,
  kind: TranslatedKind,
  translation: Translation,
): Promise<string> {
  const [row] = await tx.insert(TABLES[kind]).values(translation).returning({ id: TABLES[kind].id })
  return row?.id ?? ''
}

/** Inserts many texts; those that exist already stay as they are. */
export async function insertTranslations(
  tx: Transaction,
  kind: TranslatedKind,
  translations: readonly Translation[],
): Promise<void> {
  if (translations.length > 0)
    await tx
      .insert(TABLES[kind])
      .values([...translations])
      .onConflictDoNothing()
}

/** Changes texts; undefined leaves one as it is. */
export async function updateTranslation(
  tx: Transaction,
  kind: TranslatedKind,
  { id, ...texts }: { readonly id: string; readonly name?: string | null; readonly description?: string | null },
): Promise<void> {
  if (texts.name === undefined && texts.description === undefined) return
  await tx.update(TABLES[kind]).set(texts).where(eq(TABLES[kind].id, id))
}

/** Deletes the texts of a product or category in a language. */
export async function deleteTranslation(tx: Transaction, kind: TranslatedKind, id: string): Promise<void> {
  await tx.delete(TABLES[kind]).where(eq(TABLES[kind].id, id))
}
