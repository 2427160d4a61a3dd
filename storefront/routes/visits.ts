import type { Route } from './+types/visits.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'
import { recordVisits } from '../statistics/record-visits.ts'

/** Records what the statistics script of a page reports. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return recordVisits(await readForm(request), context.get(shopContext))
}
