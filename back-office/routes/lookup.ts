import { officeContext } from '../office-context.ts'
import { suggestOrNothing, suggestRecords } from '../records/find-references.ts'
import type { Route } from './+types/lookup.ts'

/** Suggests records for what is being typed into a reference. */
export async function loader({ request, params: { objectName }, context }: Route.LoaderArgs) {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  return suggestOrNothing(suggestRecords(context.get(officeContext).staff, { objectName, term }))
}
