import type { Route } from './+types/cart-file.ts'
import { respondWithCartCsv } from '../cart/load-cart-file.ts'
import { shopContext } from '../shop-context.ts'

/** Streams the lines of the current cart as a CSV file. */
export async function loader({ context }: Route.LoaderArgs) {
  return respondWithCartCsv(context.get(shopContext))
}
