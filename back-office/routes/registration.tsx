import { officeContext } from '../office-context.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { decideRegistration } from '../registrations/decide-registration.ts'
import { RegistrationPage } from '../registrations/registration-page.tsx'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { useKeptResult } from '../shell/use-kept-result.ts'
import type { Route } from './+types/registration.ts'

/** Loads a request to become a customer, and the buyer groups that its account can have. */
export async function loader({ params: { requestId }, context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const [request, { records }] = await awaitOrErrorPage(
    Promise.all([
      staff.getRegistrationRequest(requestId),
      staff.query('SELECT Id, Name FROM BuyerGroup ORDER BY Name LIMIT 200'),
    ]),
  )
  return {
    request,
    groups: records.map((record) => ({ id: getRecordId(record), name: getFieldText(record, 'Name') ?? '' })),
  }
}

/** Decides about the request. */
export async function action({ request, params: { requestId }, context }: Route.ActionArgs) {
  return decideRegistration(context.get(officeContext), request, requestId)
}

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationPage {...loaderData} errors={useKeptResult(actionData)?.errors ?? []} />
}
