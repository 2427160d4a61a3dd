import { LabelsPage } from '../labels/labels-page.tsx'
import { loadLabels } from '../labels/load-labels.ts'
import { saveLabels } from '../labels/save-labels.ts'
import { officeContext } from '../office-context.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/labels.ts'

/** Loads labels with their translations into a language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadLabels(context.get(officeContext), new URL(request.url).searchParams)
}

/** Saves the translations. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveLabels(context.get(officeContext), request)
}

export default function Labels({ loaderData, actionData }: Route.ComponentProps) {
  return <LabelsPage {...loaderData} rejected={useKeptResult(actionData)} />
}
