import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { siteSettings } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, eq, sql } from 'drizzle-orm'

/** The settings that were stored last. */
export interface StoredSettings {
  readonly revision: number
  /** By section. */
  readonly settings: Readonly<Record<string, object>>
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly changedById: string | null
}

/** Finds the settings of a site; null while nobody has changed them. */
export async function findSettings(db: ReadOnlyDb, siteId: string): Promise<StoredSettings | null> {
  const { revision, settings, savedAt: changedAt, savedById: changedById } = siteSettings
  const [row] = await db
    .select({ revision, settings, changedAt, changedBy: user.name, changedById })
    .from(siteSettings)
    .leftJoin(user, eq(user.id, siteSettings.savedById))
    .where(eq(siteSettings.siteId, siteId))
  return row ?? null
}

/** The settings to store, and the revision that they replace; 0 for the first ones. */
interface NewSettings extends Pick<StoredSettings, 'revision' | 'settings'> {
  readonly siteId: string
  readonly savedById: string | null
}

/** Stores settings; returns false if the revision has changed meanwhile. */
export async function upsertSettingsAtRevision(
  tx: Transaction,
  { siteId, revision, settings, savedById }: NewSettings,
): Promise<boolean> {
  const columns = { settings: { ...settings }, savedAt: sql`clock_timestamp()`, savedById }
  const storedRows =
    revision === 0
      ? await tx
          .insert(siteSettings)
          .values({ siteId, revision: 1, ...columns })
          .onConflictDoNothing()
          .returning({ siteId: siteSettings.siteId })
      : await tx
          .update(siteSettings)
          .set({ ...columns, revision: sql`${siteSettings.revision} + 1` })
          .where(and(eq(siteSettings.siteId, siteId), eq(siteSettings.revision, revision)))
          .returning({ siteId: siteSettings.siteId })
  return storedRows.length > 0
}
