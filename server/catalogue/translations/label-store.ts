import type { Label, Labels } from '@hydrant/contract/admin/labels.ts'
import type { LABEL_KINDS } from '@hydrant/contract/records/label-translation.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { labelTranslation } from '@hydrant/database/schema/translations.ts'
import { eq, type SQL, sql } from 'drizzle-orm'

type LabelTranslation = typeof labelTranslation.$inferSelect

/** What a new translation of a label consists of. */
export type NewLabelTranslation = Pick<LabelTranslation, 'kind' | 'label' | 'language' | 'translation'>

/** Finds the translations of all labels, into every language. */
export function findLabelTranslations(db: ReadOnlyDb): Promise<NewLabelTranslation[]> {
  const { kind, label, language, translation } = labelTranslation
  return db.select({ kind, label, language, translation }).from(labelTranslation)
}

/** Inserts the translation of a label, and returns the id of the row. */
export async function insertLabelTranslation(tx: Transaction, translation: NewLabelTranslation): Promise<string> {
  const [row] = await tx.insert(labelTranslation).values(translation).returning({ id: labelTranslation.id })
  return row?.id ?? ''
}

/** Inserts many translations of labels; those that exist already stay as they are. */
export async function insertLabelTranslations(
  tx: Transaction,
  translations: readonly NewLabelTranslation[],
): Promise<void> {
  if (translations.length > 0)
    await tx
      .insert(labelTranslation)
      .values([...translations])
      .onConflictDoNothing()
}

/** Changes the translation of a label. */
export async function updateLabelTranslation(tx: Transaction, id: string, translation: string): Promise<void> {
  await tx.update(labelTranslation).set({ translation }).where(eq(labelTranslation.id, id))
}

/** Deletes the translation of a label. */
export async function deleteLabelTranslation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(labelTranslation).where(eq(labelTranslation.id, id))
}

/** Which labels are listed. */
export interface LabelQuery {
  readonly kind: (typeof LABEL_KINDS)[number]
  readonly language: string
  readonly search?: string
  readonly untranslatedOnly: boolean
  readonly limit: number
  readonly offset: number
}

/** Where labels of each kind are, as queries with the column `label`. */
const SOURCES: Readonly<Record<LabelQuery['kind'], SQL>> = {
  Attribute: sql`
    select label from attribute_definition union all select label from attribute_set_item`,
  AttributeValue: sql`
    select value as label from product cross join lateral jsonb_each_text(attributes)
    union all
    select option ->> 'label' from attribute_set_item cross join lateral jsonb_array_elements(options) as option`,
  Unit: sql`select unit_of_measure as label from product union all select pack_text from product`,
  DeliveryMethod: sql`select name as label from delivery_method`,
  SellingModel: sql`select name as label from selling_model`,
}

/** Lists a part of the labels of a kind that are in use and have letters, with their translations into a language. */
export async function listLabelsInUse(
  db: ReadOnlyDb,
  { kind, language, search = '', untranslatedOnly, limit, offset }: LabelQuery,
): Promise<Labels> {
  const { rows } = await db.execute<{ label: string; uses: number; id: string | null; translation: string | null }>(sql`
    select used.label, used.uses, translated.id, translated.translation
    from (select label, count(*)::int as uses from (${SOURCES[kind]}) as labels group by label) as used
    left join label_translation translated
      on translated.kind = ${kind} and translated.label = used.label and translated.language = ${language}
    where used.label ~ '[[:alpha:]]' and length(used.label) <= 255
      and used.label ilike ${toContainsPattern(search)}
      and (translated.id is null or not ${untranslatedOnly}::boolean)
    order by used.uses desc, used.label
    limit ${limit + 1} offset ${offset}`)
  return {
    labels: rows
      .slice(0, limit)
      .map(({ label, uses, id, translation }): Label => ({ label, uses, translationId: id, translation })),
    nextOffset: rows.length > limit ? offset + limit : null,
  }
}
