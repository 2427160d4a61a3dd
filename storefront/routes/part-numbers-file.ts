import type { Route } from './+types/part-numbers-file.ts'
import { respondWithPartNumbersCsv } from '../part-numbers/load-part-numbers.ts'
import { shopContext } from '../shop-context.ts'

/** Streams what the account calls products as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return respondWithPartNumbersCsv(context.get(shopContext), request)
}
