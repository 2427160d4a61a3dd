import type { Route } from './+types/requests-file.ts'
import { respondWithRequestsCsv } from '../forms/load-requests-file.ts'
import { shopContext } from '../shop-context.ts'

/** Streams the requests that were sent with forms as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return respondWithRequestsCsv(context.get(shopContext), request)
}
