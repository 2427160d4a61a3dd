import { ImportListPage } from '../imports/import-list.tsx'
import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/imports.ts'

/** Loads the latest imports: the user's own, or those of everybody for administrators. */
export async function loader({ context }: Route.LoaderArgs) {
  const { imports } = await awaitOrErrorPage(context.get(officeContext).staff.listRecordImports())
  const objects = context.get(staffContext).objects.map(({ name, labelPlural }) => ({ name, labelPlural }))
  return { imports, objects }
}

export default function Imports({ loaderData }: Route.ComponentProps) {
  return <ImportListPage {...loaderData} />
}
