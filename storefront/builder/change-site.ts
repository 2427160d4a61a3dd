import { data, redirect } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { readRefusal } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { checkColours, type ColourFaults, findDeadLinks, findLinkFaults } from './check-site.ts'
import { compareSettings, type SettingDifference } from './compare-settings.ts'
import { loadPaths } from './load-facts.ts'
import { conflictOf, type PageConflict } from './page-conflict.ts'
import { readSiteForm } from './read-site-form.ts'

/** That somebody has changed the settings meanwhile, and in what theirs differ from those that were not stored. */
export interface SettingsConflict extends PageConflict {
  readonly differences: readonly SettingDifference[]
}

/** Settings that were not stored, and why. */
export interface RefusedSite {
  readonly message: string
  readonly conflict: SettingsConflict | null
  readonly colourFaults: ColourFaults
  /** As they were filled in. */
  readonly settings: SiteSettings
  /** The state that they were filled in over. They are stored over another one only when that is decided. */
  readonly revision: number
}

/**
 * Stores the settings that a form says, unless somebody has changed them since it was made; `overwrite` says over which
 * changes all the same.
 */
export async function changeSite({ builder, cookies }: ShopContext, form: FormData) {
  const settings = readSiteForm(form)
  const revision = Number(textOf(form, 'revision'))
  const refused = (message: string, status: number, more: Partial<RefusedSite> = {}) =>
    data<RefusedSite>({ message, conflict: null, colourFaults: {}, settings, revision, ...more }, { status })
  const colourFaults = checkColours(settings.cookieBanner)
  if (Object.keys(colourFaults).length > 0)
    return refused('Some words of the cookie banner could not be read. Choose other colours for them.', 422, {
      colourFaults,
    })
  const linkFaults = findLinkFaults(settings)
  if (linkFaults.length > 0) return refused(linkFaults.join(' '), 422)
  try {
    await builder.site.changeSettings({ revision: Number(textOf(form, 'overwrite') || revision), settings })
  } catch (error) {
    const { message, status } = readRefusal(error)
    const conflict = conflictOf(error)
    if (conflict === null) return refused(message, status)
    const met = await meet(builder, settings, conflict)
    // Whoever saved meanwhile may have saved the same.
    if (met.differences.length > 0) return refused(message, status, { conflict: met })
  }
  const dead = findDeadLinks(settings, await loadPaths({ builder }))
  leaveFlash(
    cookies,
    dead.length === 0
      ? { tone: 'success', message: 'The settings are saved. Every page shows them.' }
      : {
          tone: 'warning',
          message: `The settings are saved. Every page shows them, but there is no page at ${dead.join(', ')}.`,
        },
  )
  return redirect(builderLinks.site())
}

/** The settings as they are now, which may have been changed once more since the refusal. */
async function meet(
  builder: ShopContext['builder'],
  mine: SiteSettings,
  { isOwn, ...refusal }: PageConflict,
): Promise<SettingsConflict> {
  const { revision, changedDate, changedBy, settings } = await builder.site.settings()
  return {
    revision,
    changedDate: changedDate ?? '',
    changedBy: changedBy ?? '',
    isOwn: isOwn && revision === refusal.revision,
    differences: compareSettings(settings, mine),
  }
}
