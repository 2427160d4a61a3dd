import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { staffContext } from '../shell/require-staff.ts'
import { MAILS_PER_PAGE, OutboxPage, STATUSES } from '../system/outbox-page.tsx'
import { repeatFromForm } from '../system/send-again.ts'
import type { Route } from './+types/outbox.ts'

/** Loads a part of the mails. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const status = STATUSES.find((known) => known === search.get('status')) ?? ''
  const recipient = (search.get('recipient') ?? '').trim().slice(0, 254)
  const after = Number.parseInt(search.get('after') ?? '0', 10) || 0
  const list = await awaitOrErrorPage(
    context.get(officeContext).staff.listMails({
      after,
      limit: MAILS_PER_PAGE,
      newestFirst: true,
      ...(status !== '' && { status }),
      ...(recipient !== '' && { recipient }),
    }),
  )
  return { list, status, recipient, isAdministrator: context.get(staffContext).isAdministrator }
}

/** Has a mail sent again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  return repeatFromForm(
    { request, basePath },
    { field: 'position', done: 'sent', call: (position) => staff.resendMail(position) },
  )
}

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  return <OutboxPage {...loaderData} errors={actionData?.errors ?? []} />
}
