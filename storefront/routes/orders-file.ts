import type { Route } from './+types/orders-file.ts'
import { respondWithHistoryCsv } from '../orders/load-history-file.ts'
import { shopContext } from '../shop-context.ts'

/** Streams the orders of the account as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return respondWithHistoryCsv(context.get(shopContext), request)
}
