/** The settings of a stored block, of any version. */
export type StoredSettings = Readonly<Record<string, unknown>>

/** The functions that upgrade settings to the next version, by the version they start from. */
export type Upgrades = Readonly<Record<number, (settings: StoredSettings) => StoredSettings>>

/** The setting that holds the version of a stored block; without it the version is 1. */
export const VERSION_SETTING = 'blockVersion'

/**
 * Upgrades stored settings to a block's current version, step by step. Settings of a later version are returned
 * unchanged.
 */
export function upgradeSettings(
  { version, upgrades }: { readonly version: number; readonly upgrades: Upgrades },
  stored: StoredSettings,
): StoredSettings {
  const storedVersion = stored[VERSION_SETTING]
  const startVersion =
    typeof storedVersion === 'number' && Number.isInteger(storedVersion) && storedVersion >= 1 ? storedVersion : 1
  if (startVersion >= version) return stored
  let settings = stored
  for (let from = startVersion; from < version; from += 1) settings = upgrades[from]?.(settings) ?? settings
  return { ...settings, id: stored['id'], [VERSION_SETTING]: version }
}
