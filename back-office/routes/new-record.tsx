import { officeContext } from '../office-context.ts'
import { loadDescription } from '../records/load-description.ts'
import { listPresetValues, NewRecordPage } from '../records/new-record.tsx'
import { createFromForm } from '../records/save-record.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/new-record.ts'

/** Loads the form for a new record; the query may have values of its fields. */
export async function loader({ request, params: { objectName }, context }: Route.LoaderArgs) {
  const description = await loadDescription(context.get(officeContext).staff, objectName)
  const presets = listPresetValues(description, new URL(request.url).searchParams)
  return { description, presets, shownAt: new Date().toISOString() }
}

/** Creates the record. */
export async function action({ request, params: { objectName }, context }: Route.ActionArgs) {
  return createFromForm(context.get(officeContext), request, objectName)
}

export default function NewRecord({ loaderData, actionData }: Route.ComponentProps) {
  return <NewRecordPage {...loaderData} rejected={useKeptResult(actionData)} />
}
