import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { JobsPage } from '../system/jobs-page.tsx'
import { repeatFromForm } from '../system/send-again.ts'
import type { Route } from './+types/jobs.ts'

/** Loads what the shop does in the background. */
export async function loader({ context }: Route.LoaderArgs) {
  return awaitOrErrorPage(context.get(officeContext).staff.listBackgroundJobs())
}

/** Has a job run at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  return repeatFromForm(
    { request, basePath },
    { field: 'jobName', done: 'started', call: (jobName) => staff.runBackgroundJob(jobName) },
  )
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  return <JobsPage {...loaderData} errors={actionData?.errors ?? []} />
}
