import { data, redirect } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { checkColours, type ColourFaults, findDeadLinks, findLinkFaults } from './check-site.ts'
import { loadPaths } from './load-facts.ts'
import { readSiteForm } from './read-site-form.ts'

/** Settings that were not stored, and why. */
export interface RefusedSite {
  readonly message: string
  readonly isConflict: boolean
  readonly colourFaults: ColourFaults
  /** As they were filled in. */
  readonly settings: SiteSettings
}

/** Stores the settings that a form says, unless somebody has changed them since it was made. */
export async function changeSite({ builder, cookies }: ShopContext, form: FormData) {
  const settings = readSiteForm(form)
  const colourFaults = checkColours(settings.cookieBanner)
  if (Object.keys(colourFaults).length > 0) return data<RefusedSite>({ message: 'Some words of the cookie banner could not be read. Choose other colours for them.', isConflict: false, colourFaults, settings }, { status: 422 })
  const linkFaults = findLinkFaults(settings)
  if (linkFaults.length > 0) return data<RefusedSite>({ message: linkFaults.join(' '), isConflict: false, colourFaults, settings }, { status: 422 })
  const changed = await tryCall(() => builder.site.changeSettings({ revision: Number(textOf(form, 'revision')), settings }))
  if (!changed.ok) {
    const { message, status, code } = changed.refusal
    return data<RefusedSite>({ message, isConflict: code === 'CONFLICT', colourFaults, settings }, { status })
  }
  const dead = findDeadLinks(settings, await loadPaths({ builder }))
  leaveFlash(cookies, dead.length === 0 ? { tone: 'success', message: 'The settings are saved. Every page shows them.' } : { tone: 'warning', message: `The settings are saved. Every page shows them, but there is no page at ${dead.join(', ')}.` })
  return redirect(builderLinks.site())
}
