import { changeCustomer } from '../customers/change-customer.ts'
import { CustomerPage } from '../customers/customer-page.tsx'
import { loadCustomer } from '../customers/load-customer.ts'
import { officeContext } from '../office-context.ts'
import { isSendingMails } from '../shell/mail-server.tsx'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/customer.ts'

/** Loads an account with its people, groups, addresses, orders and carts. */
export async function loader({ params: { accountId }, context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const [customer, isSending] = await Promise.all([
    loadCustomer(staff, accountId, context.get(staffContext).objects),
    isSendingMails(staff),
  ])
  return { ...customer, isSendingMails: isSending }
}

/** Invites or changes people, and changes groups and who may buy for the account. */
export async function action({ request, params: { accountId }, context }: Route.ActionArgs) {
  return changeCustomer(context.get(officeContext), request, accountId)
}

export default function CustomerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerPage {...loaderData} rejected={actionData ?? null} />
}
