import { officeContext } from '../office-context.ts'
import { exportList } from '../records/export-list.ts'
import type { Route } from './+types/records-file.ts'

/** Sends everything that a list contains as a CSV file. */
export async function loader({ request, params: { objectName }, context }: Route.LoaderArgs) {
  return exportList(context.get(officeContext), { objectName, search: new URL(request.url).searchParams })
}
