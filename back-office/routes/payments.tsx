import { officeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { PaymentsPage } from '../system/payments-page.tsx'
import { repeatFromForm } from '../system/send-again.ts'
import type { Route } from './+types/payments.ts'

/** Loads the payments that need attention. */
export async function loader({ context }: Route.LoaderArgs) {
  return awaitOrErrorPage(context.get(officeContext).staff.listFailedPayments({ limit: 500 }))
}

/** Tries a payment again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, basePath } = context.get(officeContext)
  return repeatFromForm(
    { request, basePath },
    { field: 'paymentId', done: 'retried', call: (paymentId) => staff.retryFailedPayment(paymentId) },
  )
}

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentsPage {...loaderData} errors={actionData?.errors ?? []} />
}
