import type { Route } from './+types/requests-file.ts'
import { streamFormRequestsCsv } from '../forms/load-requests-file.ts'
import { shopContext } from '../shop-context.ts'

/** Streams the requests that were sent with forms as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return streamFormRequestsCsv(context.get(shopContext), request)
}
