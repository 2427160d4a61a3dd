import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { labelTranslation } from '@hydrant/database/schema/translations.ts'
import { eq } from 'drizzle-orm'

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
