import { officeContext } from '../office-context.ts'
import { RegistrationListPage } from '../registrations/registration-list.tsx'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import type { Route } from './+types/registrations.ts'

/** Loads a part of the requests to become a customer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const pageToken = new URL(request.url).searchParams.get('page')
  return awaitOrErrorPage(
    context
      .get(officeContext)
      .staff.listRegistrationRequests({ pageSize: 50, ...(pageToken !== null && { pageToken }) }),
  )
}

export default function Registrations({ loaderData }: Route.ComponentProps) {
  return <RegistrationListPage {...loaderData} />
}
