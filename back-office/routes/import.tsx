import { changeImport } from '../imports/change-import.ts'
import { ImportPage } from '../imports/import-page.tsx'
import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { staffContext } from '../shell/require-staff.ts'
import { toListTitle } from '../shell/sections.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/import.ts'

/** Loads an import and how far it is. */
export async function loader({ params: { importId }, context }: Route.LoaderArgs) {
  const detail = await awaitOrErrorPage(context.get(officeContext).staff.getRecordImport(importId))
  const object = context.get(staffContext).objects.find(({ name }) => name === detail.objectName)
  return { detail, objectTitle: object === undefined ? detail.objectName : toListTitle(object) }
}

/** Checks, imports, cancels or dismisses it. */
export async function action({ request, params: { importId }, context }: Route.ActionArgs) {
  return changeImport(context.get(officeContext), request, importId)
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} rejected={useKeptResult(actionData)} />
}
