/** The settings of a stored block, in whatever version. */
export type StoredSettings = Readonly<Record<string, unknown>>

/** What makes settings of one version those of the next, by the version they are of. */
export type Upgrades = Readonly<Record<number, (settings: StoredSettings) => StoredSettings>>

/** The name under which a stored block says of which version its settings are; without it they are of version 1. */
export const VERSION_SETTING = 'blockVersion'

/**
 * Brings stored settings to a block's current version, step by step. Settings of a later version are taken as they are.
 */
export function upgradeSettings(
  { version, upgrades }: { readonly version: number; readonly upgrades: Upgrades },
  stored: StoredSettings,
): StoredSettings {
  const said = stored[VERSION_SETTING]
  const first = typeof said === 'number' && Number.isInteger(said) && said >= 1 ? said : 1
  if (first >= version) return stored
  let settings = stored
  for (let from = first; from < version; from += 1) settings = upgrades[from]?.(settings) ?? settings
  return { ...settings, id: stored['id'], [VERSION_SETTING]: version }
}
