import type { TestDelivery } from '@hydrant/contract/admin/events.ts'
import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage, findFormErrors } from '../shell/office-errors.ts'
import { EVENTS_PER_PAGE, EventsPage } from '../system/events-page.tsx'
import { TEST_FIELD } from '../system/test-delivery.tsx'
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

/** Has an event sent again, or a test event sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  const form = await request.clone().formData()
  if (!form.has(TEST_FIELD)) {
    const call = (position: string) => staff.resendEvent(position)
    return {
      ...(await repeatFromForm({ request, basePath }, { field: 'position', done: 'sent', call })),
      tested: null,
    }
  }
  let tested: TestDelivery | null = null
  const send = async (): Promise<void> => {
    tested = await staff.sendTestEvent()
  }
  const errors = await findFormErrors(send(), { request, basePath })
  return { errors, tested }
}

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} errors={actionData?.errors ?? []} tested={actionData?.tested ?? null} />
}
