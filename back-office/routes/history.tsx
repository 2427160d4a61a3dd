import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { HISTORY_FIELDS, HISTORY_PER_PAGE, HistoryPage } from '../system/history-page.tsx'
import { VERIFY_HISTORY } from '../system/jobs-page.tsx'
import { repeatFromForm } from '../system/send-again.ts'
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
  const before = Number.parseInt(search.get('before') ?? '', 10) || Number.MAX_SAFE_INTEGER
  const { staff } = context.get(officeContext)
  const [list, { jobs }] = await awaitOrErrorPage(
    Promise.all([staff.listChanges({ before, limit: HISTORY_PER_PAGE, ...filter }), staff.listBackgroundJobs()]),
  )
  return { list, filter, verification: jobs.find(({ name }) => name === VERIFY_HISTORY) ?? null }
}

/** Has the history checked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  return repeatFromForm(
    { request, basePath },
    { field: 'jobName', done: 'started', call: (jobName) => staff.runBackgroundJob(jobName) },
  )
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage {...loaderData} errors={actionData?.errors ?? []} />
}
