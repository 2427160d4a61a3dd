import type { ShownIdentity, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { DEFAULT_SITE_SETTINGS } from '@hydrant/page-model/site/default-site-settings.ts'
import { findImage } from '../../media/service.ts'
import { recordChange, toDifference } from '../../records/service.ts'
import { toShopIdentity, type Webstore } from '../../webstore/service.ts'
import { conflictError, type LastChange } from '../errors.ts'
import { listShownLanguages, loadStoredTranslations, translateSettings } from '../translations/show-in-language.ts'
import { findSettings, type StoredSettings, upsertSettingsAtRevision } from './store.ts'

/** The settings of a site with their last change. */
export interface SettingsState extends LastChange {
  readonly settings: SiteSettings
}

/** Returns the settings of a site, or the defaults. */
export async function getSettings(db: ReadOnlyDb, siteId: string): Promise<SettingsState> {
  const storedSettings = await findSettings(db, siteId)
  if (storedSettings === null)
    return { revision: 0, changedAt: null, changedBy: null, changedById: null, settings: DEFAULT_SITE_SETTINGS }
  return { ...storedSettings, settings: withDefaults(storedSettings.settings) }
}

/** Returns the settings of a site in the language of the request. */
export async function loadShownSettings(db: ReadOnlyDb, webstore: Webstore): Promise<SiteSettings> {
  const { siteId } = webstore
  const { settings } = await getSettings(db, siteId)
  return translateSettings(
    settings,
    (await loadStoredTranslations(db, [siteId], listShownLanguages(webstore))).get(siteId),
  )
}

/** Loads what every page says of the shop: its logo, if the media library has it, its contact and its legal texts. */
export async function loadShownIdentity(
  db: ReadOnlyDb,
  webstore: Pick<Webstore, 'name' | 'settings'>,
): Promise<ShownIdentity> {
  const { logoId, logoAlternateText, addressLines, email, phone, legalLinks } = toShopIdentity(webstore)
  const image = logoId === null ? null : await findImage(db, logoId)
  return {
    logo: image && { ...image, alternateText: logoAlternateText },
    addressLines: [...addressLines],
    email,
    phone,
    legalLinks,
  }
}

/** A change of a site's settings, the revision that its author has seen, and the author. */
export interface SettingsChange {
  readonly siteId: string
  readonly revision: number
  readonly settings: SiteSettings
  readonly authorId: string
}

/** Changes the settings of a site, unless they have changed since the revision. */
export function updateSettings(database: Database, change: SettingsChange): Promise<Result<SettingsState>> {
  return database.transaction(async (tx) => {
    const before = await getSettings(tx, change.siteId)
    const isStored = await saveSettingsAtRevision(tx, change)
    const state = await getSettings(tx, change.siteId)
    if (isStored)
      await recordChange(tx, {
        objectName: 'SiteSettings',
        recordId: change.siteId,
        operation: 'update',
        ...toDifference({ ...before.settings }, { ...state.settings }),
      })
    return isStored ? ok(state) : err(conflictError('siteSettings', state, change.authorId))
  })
}

/**
 * Saves the settings of a site; returns false when they have changed since the revision. Those of a new shop have no
 * author.
 */
export function saveSettingsAtRevision(
  tx: Transaction,
  { siteId, revision, settings, authorId }: Omit<SettingsChange, 'authorId'> & { readonly authorId: string | null },
): Promise<boolean> {
  return upsertSettingsAtRevision(tx, { siteId, revision, settings, savedById: authorId })
}

/** Fills in the defaults of settings that did not exist when the stored ones were saved. */
function withDefaults(stored: StoredSettings['settings']): SiteSettings {
  const defaults = DEFAULT_SITE_SETTINGS
  return {
    header: { ...defaults.header, ...stored['header'] },
    navigation: { ...defaults.navigation, ...stored['navigation'] },
    footer: { ...defaults.footer, ...stored['footer'] },
    cookieBanner: { ...defaults.cookieBanner, ...stored['cookieBanner'] },
  }
}
