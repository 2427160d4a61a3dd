import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { USUAL_SITE_SETTINGS } from '@hydrant/kernel/site/usual-site-settings.ts'
import { type BuilderRefusal, conflict, type LastChange } from '../errors.ts'
import { findSettings, type StoredSettings, storeSettings } from './store.ts'

/** The settings of a site with their last change. */
export interface SettingsState extends LastChange {
  readonly settings: SiteSettings
}

/** What stands around every page of a site. */
export async function readSettings(executor: Executor, siteId: string): Promise<SettingsState> {
  const stored = await findSettings(executor, siteId)
  if (stored === null)
    return { revision: 0, changedAt: null, changedBy: null, changedById: null, settings: USUAL_SITE_SETTINGS }
  return { ...stored, settings: completed(stored.settings) }
}

/** A change of a site's settings by somebody who has seen a revision of them. */
export interface SettingsChange {
  readonly siteId: string
  readonly revision: number
  readonly settings: SiteSettings
  readonly authorId: string
}

/** Changes what stands around every page, unless somebody has changed it since the revision. Pass a transaction. */
export async function changeSettings(
  executor: Executor,
  { siteId, revision, settings, authorId }: SettingsChange,
): Promise<Result<SettingsState, BuilderRefusal>> {
  const isStored = await storeSettings(executor, { siteId, revision, settings, savedById: authorId })
  const state = await readSettings(executor, siteId)
  return isStored ? ok(state) : err(conflict('the settings of the site', state, authorId))
}

/** What was stored before a setting came to be has the usual value for it. */
function completed(stored: StoredSettings['settings']): SiteSettings {
  const usual = USUAL_SITE_SETTINGS
  return {
    header: { ...usual.header, ...stored['header'] },
    navigation: { ...usual.navigation, ...stored['navigation'] },
    footer: { ...usual.footer, ...stored['footer'] },
    cookieBanner: { ...usual.cookieBanner, ...stored['cookieBanner'] },
  }
}
