import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { contentTranslation, type StoredTranslation } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { LastChange } from '../errors.ts'

export type { Database, ReadOnlyDb, StoredTranslation, Transaction }

/** What the translations into a language are of: a page, slot, saved section, or the site with its settings. */
export interface TranslationKey {
  readonly ownerId: string
  /** As the platform writes it, such as `es_US`. */
  readonly language: string
}

/** The translations of something into one language, with their last change. */
export interface TranslationsRow extends LastChange {
  readonly texts: readonly StoredTranslation[]
}

/** Finds the translations of something into a language; null while there are none. */
export async function findTranslations(
  db: ReadOnlyDb,
  { ownerId, language }: TranslationKey,
): Promise<TranslationsRow | null> {
  const { revision, texts, savedAt: changedAt, savedById: changedById } = contentTranslation
  const [row] = await db
    .select({ revision, texts, changedAt, changedBy: user.name, changedById })
    .from(contentTranslation)
    .leftJoin(user, eq(user.id, contentTranslation.savedById))
    .where(and(eq(contentTranslation.ownerId, ownerId), eq(contentTranslation.language, language)))
  return row ?? null
}

/** Finds the translations of several things into several languages. */
export async function findTranslationsOfAll(
  db: ReadOnlyDb,
  ownerIds: readonly string[],
  languages: readonly string[],
): Promise<ReadonlyArray<TranslationKey & { readonly texts: readonly StoredTranslation[] }>> {
  return db
    .select({
      ownerId: contentTranslation.ownerId,
      language: contentTranslation.language,
      texts: contentTranslation.texts,
    })
    .from(contentTranslation)
    .where(
      and(inArray(contentTranslation.ownerId, [...ownerIds]), inArray(contentTranslation.language, [...languages])),
    )
}

/** Stores translations; returns false if the revision has changed meanwhile. */
export async function upsertTranslationsAtRevision(
  tx: Transaction,
  {
    ownerId,
    language,
    revision,
    texts,
    savedById,
  }: TranslationKey & Pick<TranslationsRow, 'revision' | 'texts'> & { readonly savedById: string | null },
): Promise<boolean> {
  const columns = { texts, savedAt: sql`clock_timestamp()`, savedById }
  const storedRows =
    revision === 0
      ? await tx
          .insert(contentTranslation)
          .values({ ownerId, language, revision: 1, ...columns })
          .onConflictDoNothing()
          .returning({ ownerId: contentTranslation.ownerId })
      : await tx
          .update(contentTranslation)
          .set({ ...columns, revision: sql`${contentTranslation.revision} + 1` })
          .where(
            and(
              eq(contentTranslation.ownerId, ownerId),
              eq(contentTranslation.language, language),
              eq(contentTranslation.revision, revision),
            ),
          )
          .returning({ ownerId: contentTranslation.ownerId })
  return storedRows.length > 0
}
