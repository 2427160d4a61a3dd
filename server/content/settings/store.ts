import type { Executor } from '@hydrant/database/connection/database.ts'
import { siteSettings } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, eq, sql } from 'drizzle-orm'

/** Settings as they were last stored. */
export interface StoredSettings {
  readonly revision: number
  /** By their sections. */
  readonly settings: Readonly<Record<string, object>>
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly changedById: string | null
}

/** The settings of a site, or null while nobody has changed them. */
export async function findSettings(executor: Executor, siteId: string): Promise<StoredSettings | null> {
  const { revision, settings, savedAt: changedAt, savedById: changedById } = siteSettings
  const [row] = await executor
    .select({ revision, settings, changedAt, changedBy: user.name, changedById })
    .from(siteSettings)
    .leftJoin(user, eq(user.id, siteSettings.savedById))
    .where(eq(siteSettings.siteId, siteId))
  return row ?? null
}

/** Settings to be stored over a revision, 0 for the first ones. */
interface NewSettings extends Pick<StoredSettings, 'revision' | 'settings'> {
  readonly siteId: string
  readonly savedById: string
}

/** Stores settings; false when they are of another revision by now. */
export async function storeSettings(
  executor: Executor,
  { siteId, revision, settings, savedById }: NewSettings,
): Promise<boolean> {
  const saved = { settings: { ...settings }, savedAt: sql`clock_timestamp()`, savedById }
  const stored =
    revision === 0
      ? await executor
          .insert(siteSettings)
          .values({ siteId, revision: 1, ...saved })
          .onConflictDoNothing()
          .returning({ siteId: siteSettings.siteId })
      : await executor
          .update(siteSettings)
          .set({ ...saved, revision: sql`${siteSettings.revision} + 1` })
          .where(and(eq(siteSettings.siteId, siteId), eq(siteSettings.revision, revision)))
          .returning({ siteId: siteSettings.siteId })
  return stored.length > 0
}
