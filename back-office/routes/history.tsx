import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { HISTORY_FIELDS, HISTORY_PER_PAGE, HistoryPage } from '../system/history-page.tsx'
import type { Route } from './+types/history.ts'

/** Loads a part of the history, narrowed by the query of the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const filter = Object.fromEntries(
    HISTORY_FIELDS.flatMap((name) => {
      const value = (search.get(name) ?? '').trim()
      return value === '' ? [] : [[name, value]]
    }),
  )
  const after = Number.parseInt(search.get('after') ?? '0', 10) || 0
  const list = await awaitOrErrorPage(
    context.get(officeContext).staff.listChanges({ after, limit: HISTORY_PER_PAGE, ...filter }),
  )
  return { list, filter }
}

export default function History({ loaderData }: Route.ComponentProps) {
  return <HistoryPage {...loaderData} />
}
