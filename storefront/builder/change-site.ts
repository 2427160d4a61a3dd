import { data, redirect } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { findBannerContrastErrors, type ColourErrors, findDeadLinks, listLinkErrors } from './check-site.ts'
import { compareSiteSettings, type SettingDifference } from './compare-site-settings.ts'
import { loadPagePaths } from './load-check-data.ts'
import { parsePageConflict, type PageConflict } from './page-conflict.ts'
import { readSiteSettings } from './read-site-form.ts'

/** A conflict with a change of the settings by somebody else, and the differences between both. */
export interface SettingsConflict extends PageConflict {
  readonly differences: readonly SettingDifference[]
}

/** Settings that were not stored, and why. */
export interface SiteFailure {
  readonly message: string
  readonly conflict: SettingsConflict | null
  readonly colourErrors: ColourErrors
  /** The settings as they were entered. */
  readonly settings: SiteSettings
  /** The revision that the form was loaded with. The settings overwrite a newer one only when the user decides so. */
  readonly revision: number
}

/**
 * Stores the settings of a form, unless they were changed since the form was loaded; `overwrite` is the revision that
 * the user has decided to overwrite.
 */
export async function saveSiteSettings({ builder, cookies }: ShopContext, form: FormData) {
  const settings = readSiteSettings(form)
  const revision = Number(readTextField(form, 'revision'))
  const toFailure = (message: string, status: number, more: Partial<SiteFailure> = {}) =>
    data<SiteFailure>({ message, conflict: null, colourErrors: {}, settings, revision, ...more }, { status })
  const colourErrors = findBannerContrastErrors(settings.cookieBanner)
  if (Object.keys(colourErrors).length > 0)
    return toFailure(messages.bannerUnreadable(), 422, {
      colourErrors,
    })
  const linkErrors = listLinkErrors(settings)
  if (linkErrors.length > 0) return toFailure(linkErrors.join(' '), 422)
  try {
    await builder.updateSiteSettings({ revision: Number(readTextField(form, 'overwrite') || revision), settings })
  } catch (error) {
    const { message, status } = toErrorViewOrThrow(error)
    const conflict = parsePageConflict(error)
    if (conflict === null) return toFailure(message, status)
    const settingsConflict = await loadSettingsConflict(builder, settings, conflict)
    // The concurrent change may have been the same.
    if (settingsConflict.differences.length > 0) return toFailure(message, status, { conflict: settingsConflict })
  }
  const deadLinks = findDeadLinks(settings, await loadPagePaths({ builder }))
  setFlash(
    cookies,
    deadLinks.length === 0
      ? { tone: 'success', message: messages.settingsSaved() }
      : {
          tone: 'warning',
          message: messages.settingsSavedWithDeadLinks({ addresses: deadLinks.join(', ') }),
        },
  )
  return redirect(builderLinks.site())
}

/**
 * Loads the current settings, which may have changed again since the conflict was reported, and compares them with the
 * entered ones.
 */
async function loadSettingsConflict(
  builder: ShopContext['builder'],
  enteredSettings: SiteSettings,
  { isOwn, ...previousConflict }: PageConflict,
): Promise<SettingsConflict> {
  const { revision, changedDate, changedBy, settings } = await builder.getBuilderSiteSettings()
  return {
    revision,
    changedDate: changedDate ?? '',
    changedBy: changedBy ?? '',
    isOwn: isOwn && revision === previousConflict.revision,
    differences: compareSiteSettings(settings, enteredSettings),
  }
}
