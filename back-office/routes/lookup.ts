import { officeContext } from '../office-context.ts'
import { suggestRecords } from '../records/find-references.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import type { Route } from './+types/lookup.ts'

/** Suggests records for what is being typed into a reference. */
export async function loader({ request, params: { objectName }, context }: Route.LoaderArgs) {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  return awaitOrErrorPage(suggestRecords(context.get(officeContext).staff, { objectName, term }))
}
