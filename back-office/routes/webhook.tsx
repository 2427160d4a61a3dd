import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { EVENTS_PER_PAGE, EventsPage } from '../system/events-page.tsx'
import { repeatFromForm } from '../system/send-again.ts'
import type { Route } from './+types/webhook.ts'

/** Loads the events that the receiver has not taken, and a part of all events. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const after = Number.parseInt(new URL(request.url).searchParams.get('after') ?? '0', 10) || 0
  const [givenUp, list] = await awaitOrErrorPage(
    Promise.all([
      staff.listGivenUpEvents({ after: 0, limit: EVENTS_PER_PAGE }),
      staff.listEvents({ after, limit: EVENTS_PER_PAGE }),
    ]),
  )
  return { givenUp: givenUp.events, list }
}

/** Has an event sent again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  return repeatFromForm(
    { request, basePath },
    { field: 'position', done: 'sent', call: (position) => staff.resendEvent(position) },
  )
}

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} errors={actionData?.errors ?? []} />
}
