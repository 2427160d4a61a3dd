import { officeContext } from '../office-context.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { listOtherPages } from '../settings/other-pages.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/settings.ts'

/** Loads the settings of the shop, and which other pages have some. */
export async function loader({ context }: Route.LoaderArgs) {
  const { objects, isAdministrator } = context.get(staffContext)
  return {
    settings: await loadSettings(context.get(officeContext).staff, objects),
    otherPages: listOtherPages(objects, isAdministrator),
  }
}

/** Saves the settings. */
export async function action({ request, context }: Route.ActionArgs) {
  return changeSettings(context.get(officeContext), request)
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} rejected={actionData ?? null} />
}
