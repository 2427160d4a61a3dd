import type { Route } from './+types/visits.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'
import { recordVisitsWithConsent } from '../statistics/record-visits.ts'

/** Records what the statistics script of a page reports. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return recordVisitsWithConsent(await readForm(request), context.get(shopContext))
}
